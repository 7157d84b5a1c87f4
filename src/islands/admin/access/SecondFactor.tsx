import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  findSecondFactor,
  removeSecondFactor,
} from '#session/second-factor.ts';
import { askForCode } from '#session/code-question.ts';
import type { AccessRefusal } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { AccessForm } from './AccessForm.tsx';
import { CodeField } from './CodeField.tsx';

/** Sets a second factor up, or removes it. Whether there is such a thing is known to the sign-in service alone. */
export function SecondFactor({ words }: { words: DeskWords }) {
  const said = words.account;
  const { data: found, refetch } = useQuery({ queryKey: ['second-factor'], queryFn: findSecondFactor });
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [code, setCode] = useState<string>();
  const problem = code ?? (found?.ok === false ? found.refusal.code : undefined);
  const factorId = found?.ok === true ? found.factorId : undefined;

  async function ended(refusal: AccessRefusal, title: string) {
    setCode(refusal?.code);
    if (refusal !== undefined) return;
    setEnrolment(undefined);
    showToast({ tone: 'success', title });
    await refetch();
  }

  async function begin() {
    const enrolled = await enrolSecondFactor('Desk');
    setCode(enrolled.ok ? undefined : enrolled.refusal.code);
    if (enrolled.ok) setEnrolment(enrolled.enrolment);
  }

  async function remove(id: string) {
    let refusal = await removeSecondFactor(id);
    if (refusal?.code === 'second-factor-needed' && (await askForCode()))
      refusal = await removeSecondFactor(id);
    await ended(refusal, said.removed);
  }

  return (
    <section className="desk-panel" aria-labelledby="factor-title">
      <h2 id="factor-title">{said.factor}</h2>
      <p className="desk-hint">{said.factorText}</p>
      <p role="status">
        {found === undefined ? said.factorLoading : factorId === undefined ? said.factorOff : said.factorOn}
      </p>
      {enrolment !== undefined && (
        <>
          <p>{said.scan}</p>
          <img className="factor-picture" src={enrolment.picture} alt={said.picture} />
          <p className="factor-secret">{fill(said.secret, enrolment)}</p>
          <AccessForm
            words={words}
            submit={words.access.code.confirm}
            problem={undefined}
            send={async (typed) =>
              ended(await confirmSecondFactor(enrolment.factorId, typed('code')), said.confirmed)
            }
          >
            {(describedBy) => <CodeField label={words.access.code.label} describedBy={describedBy} />}
          </AccessForm>
        </>
      )}
      {problem !== undefined && (
        <p className="desk-problem" role="alert">
          {refusalText(words, problem)}
        </p>
      )}
      {found?.ok === true && enrolment === undefined && (
        <div className="desk-actions">
          {factorId === undefined ? (
            <button type="button" className="button button-quiet" onClick={() => void begin()}>
              {said.begin}
            </button>
          ) : (
            <button type="button" className="button desk-danger" onClick={() => void remove(factorId)}>
              {said.remove}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

type Enrolment = Extract<Awaited<ReturnType<typeof enrolSecondFactor>>, { ok: true }>['enrolment'];
