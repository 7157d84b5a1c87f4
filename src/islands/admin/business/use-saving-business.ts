import { useState } from 'react';
import { flushSync } from 'react-dom';
import { businessProblems } from '#core/business/business.ts';
import type { FieldProblem } from '#core/business/fields/field-rules.ts';
import { detailsIn, type FieldTexts } from '#core/business/field-texts.ts';
import { readBusiness } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { sendBusiness, startBusinessForm, typeIntoBusiness, unreadIn } from '#stores/business-form.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** Saves the form. If another editor saved first, merges that version instead of saving. */
export function useSavingBusiness({ texts, baseVersion, saved, refused }: Options) {
  const { words } = useDesk();
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [notice, setNotice] = useState<string>();

  const saving = useDeskAction({
    run: (ready: FieldTexts) => sendBusiness(ready, baseVersion),
    onSuccess: () => {
      setNotice(undefined);
      saved?.();
    },
    onError: async (cause) => {
      const code = refusalCode(cause);
      setNotice(refusalText(words, code));
      if (code !== 'details-changed-meanwhile') return;
      startBusinessForm(await callAsEditor(readBusiness, {}));
      setNotice(words.business.merged);
    },
    changes: ['business'],
  });

  async function save(form: HTMLFormElement) {
    const unread = Object.fromEntries(unreadIn(texts).map((path) => [path, 'unread' as const]));
    // The rule of telephone numbers is too large for the first script of the desk.
    const { ownPhoneNumbers } = await import('#core/business/saving/own-phone-numbers.ts');
    const { numbers, wrong } = ownPhoneNumbers(numbersIn(texts));
    const wrongNumbers = Object.fromEntries(wrong.map((path) => [path, 'phone' as const]));
    const found = { ...unread, ...wrongNumbers, ...businessProblems(detailsIn(texts)) };
    // After an `await`, React would mark the invalid fields only later.
    flushSync(() => setProblems(found));
    const n = Object.keys(found).length;
    setNotice(n === 0 ? undefined : counted(words.business.wrong, n));
    if (n === 0) {
      typeIntoBusiness(numbers);
      saving.mutate({ ...texts, ...numbers });
      return;
    }
    const first = form.querySelector<HTMLInputElement>('[aria-invalid]');
    if (first === null) return;
    flushSync(() => refused?.(first.name));
    first.focus();
  }

  return { save: (form: HTMLFormElement) => void save(form), problems, notice, busy: saving.isPending };
}

const numbersIn = ({ phone = '', chatNumber = '', emergencyPhone = '' }: FieldTexts) => ({
  phone,
  chatNumber,
  emergencyPhone,
});

type Options = {
  texts: FieldTexts;
  baseVersion: number;
  saved?: () => void;
  refused?: (path: string) => void;
};
