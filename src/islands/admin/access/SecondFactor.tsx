import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill } from '#i18n/fill.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  type Enrolment,
  findSecondFactor,
  removeSecondFactor,
} from '#session/second-factor.ts';
import { $who } from '#session/who.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { showToast } from '#stores/toasts.ts';
import { Problem } from '../parts/form/Problem.tsx';
import { Button } from '../parts/Button.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { StateLead } from '../parts/list/StateLead.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { AccessForm, CodeField } from './AccessForm.tsx';

/** Sets up, shows and removes the second factor of the signed-in editor. */
export function SecondFactor() {
  const { words } = useDesk();
  const texts = words.account;
  const { data: found, error, refetch } = useSecondFactor();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [code, setCode] = useState<string>();
  const problem = code ?? (error ? refusalCode(error) : undefined);
  const factorId = found?.factorId;

  async function attempt(run: () => Promise<void>) {
    try {
      await run();
      setCode(undefined);
    } catch (cause) {
      setCode(refusalCode(cause));
    }
  }

  const begin = async () => setEnrolment(await enrolSecondFactor('Desk'));

  const change = (run: () => Promise<void>, title: string) =>
    attempt(async () => {
      await run();
      setEnrolment(undefined);
      showToast({ tone: 'success', title });
      await refetch();
    });

  return (
    <Section title={texts.factor}>
      <ul className="plain desk-list">
        <Row
          lead={<StateLead name="shield" tone={factorId === undefined ? undefined : 'good'} />}
          title={<span role="status">{factorId === undefined ? texts.factorOff : texts.factorOn}</span>}
          about={texts.factorText}
        >
          {found && !error && enrolment === undefined && code !== 'not-offered' && (
            <Button
              text={factorId === undefined ? texts.begin : texts.remove}
              onClick={() =>
                void (factorId === undefined
                  ? attempt(begin)
                  : change(() => removeSecondFactor(factorId), texts.removed))
              }
            />
          )}
        </Row>
      </ul>
      {enrolment !== undefined && (
        <div className="desk-box">
          <p>{texts.scan}</p>
          <img className="factor-image" src={enrolment.image} alt={texts.image} />
          <p className="factor-secret">{fill(texts.secret, enrolment)}</p>
          <AccessForm
            submit={words.access.code.confirm}
            problem={() => undefined}
            send={(typed) =>
              change(() => confirmSecondFactor(enrolment.factorId, typed('code')), texts.confirmed)
            }
          >
            <CodeField label={words.access.code.label} />
          </AccessForm>
        </div>
      )}
      <Problem text={problem && refusalText(words, problem)} />
    </Section>
  );
}

/** Whether the signed-in editor has a second factor. The shared account has none. */
export function useSecondFactor() {
  const who = useStore($who);
  return useQuery({
    queryKey: ['second-factor'],
    queryFn: findSecondFactor,
    enabled: who?.isShared === false,
  });
}
