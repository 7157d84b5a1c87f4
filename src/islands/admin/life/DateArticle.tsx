import { useState } from 'react';
import type { EditablePost } from '#contract/articles.ts';
import { islandTime } from '#core/ibiza-time/clock.ts';
import { slugBaseOf } from '#core/post/post.ts';
import { formatDate } from '#i18n/format.ts';
import { dateArticle } from '#stores/article/article-life.ts';
import { showToast } from '#stores/toasts.ts';
import { TextField } from '../parts/form/TextField.tsx';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { ChangeForm } from './ChangeForm.tsx';

/** A form that changes the day which the pages of an article show. */
export default function DateArticle({ stored, onChanged, onClose }: DateProps) {
  const { words, language } = useDesk();
  const texts = words.life.date;
  const slugBase = slugBaseOf(stored.slug);
  const today = dayOf(new Date());
  const shown = stored.publishedAt === null ? '' : dayOf(new Date(stored.publishedAt));
  const [day, setDay] = useState(shown);
  const isDay = /^\d{4}-/.test(day) && day >= '2000-01-01' && day <= today;
  const dating = useDeskAction({
    run: () => dateArticle({ slugBase, day }),
    onSuccess: () => {
      onClose();
      void onChanged();
      const undo = () => dateArticle({ slugBase, day: shown });
      if (shown === '') showToast({ tone: 'success', title: texts.dated });
      else offerUndo({ title: texts.dated, about: [slugBase], words, undo, afterUndo: onChanged });
    },
    failureTitle: texts.failed,
  });
  return (
    <ChangeForm
      save={texts.save}
      busy={dating.isPending}
      disabled={!isDay || day === shown}
      onSave={() => dating.mutate()}
      onClose={onClose}
    >
      <TextField
        type="date"
        autoFocus
        label={texts.field}
        name="published_on"
        hint={texts.hint}
        status={isDay ? formatDate(`${day}T12:00Z`, language) : ''}
        problem={day !== '' && !isDay ? texts.wrong : undefined}
        min="2000-01-01"
        max={today}
        value={day}
        onText={setDay}
      />
    </ChangeForm>
  );
}

const dayOf = (moment: Date): string => islandTime(moment).slice(0, 10);

type DateProps = { stored: EditablePost; onChanged: () => Promise<unknown>; onClose: () => void };
