import { Fragment, useEffect, useState } from 'react';
import { sectionOf } from '#core/business/fields/sections.ts';
import { deskPages } from '#core/desk-pages.ts';
import { pagePath } from '#core/paths.ts';
import { readStored, writeStored } from '#browser-storage/stored.ts';
import { fill } from '#i18n/fill.ts';
import { unsavedTexts, type BusinessForm } from '#stores/business-form.ts';
import { focusContent } from '../frame/Visit.tsx';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { UnsavedBusiness } from './UnsavedBusiness.tsx';
import { fieldsOf, useFieldNames, type LabelledField } from './fields.ts';
import { useBusiness } from './use-business.ts';
import { useSavingBusiness } from './use-saving-business.ts';
import './business.css';

const steps = [
  {
    name: 'name',
    paths: ['name', 'legalName', 'taxNumber', 'address.street', 'address.postalCode', 'address.town'],
  },
  { name: 'numbers', paths: ['phone', 'chatNumber', 'emergencyPhone'] },
  { name: 'hours', paths: [] },
  { name: 'prices', paths: fieldsOf('prices') },
  { name: 'images', paths: [] },
  { name: 'mailbox', paths: ['email'] },
  { name: 'partner', paths: fieldsOf('partner') },
] as const satisfies { name: string; paths: readonly LabelledField[] }[];

const belongsTo = ({ name, paths }: (typeof steps)[number], path: string): boolean =>
  paths.some((own) => own === path) ||
  path.startsWith(`${name}.`) ||
  (name === 'prices' && sectionOf(path) === name);

/** Leads the owner of a new site through the details that every page shows, one step at a time. */
export default function FirstHour() {
  const { business: texts, firstHour } = useDesk().words;
  const { read, form, left } = useBusiness();
  const [at, setAt] = useState(() => Number(readStored(storedUnder)));
  const go = (next: number) => {
    writeStored(storedUnder, String(next));
    setAt(next);
  };
  useEffect(() => {
    scrollTo(0, 0);
    focusContent();
  }, [at]);
  const step = steps[at];
  return (
    <>
      <ListTrouble query={read} text={texts.failed} loading={texts.loading} />
      {form && step && (
        <div className="stack gap-5 first-hour">
          <nav className="stack gap-2" aria-labelledby="first-hour-step">
            <p id="first-hour-step">{fill(firstHour.progress, { n: at + 1, all: steps.length })}</p>
            <progress
              className="steps-taken"
              aria-labelledby="first-hour-step"
              value={at + 1}
              max={steps.length}
            />
            <ol className="plain hour-steps">
              {steps.map((one, index) => {
                const isDone = index < at && !left.some((path) => belongsTo(one, path));
                return (
                  <li key={one.name}>
                    <button
                      type="button"
                      aria-current={index === at ? 'step' : undefined}
                      data-done={isDone}
                      onClick={() => go(index)}
                    >
                      <span aria-hidden="true">{isDone ? '✓' : index + 1}</span>
                      {firstHour.titles[one.name]}
                      {isDone && <span className="visually-hidden"> ({firstHour.welcome.done})</span>}
                    </button>
                  </li>
                );
              })}
            </ol>
          </nav>
          <StepForm
            key={step.name}
            step={step}
            form={form}
            left={left}
            back={at > 0 ? () => go(at - 1) : undefined}
          >
            {() => go(at + 1)}
          </StepForm>
        </div>
      )}
      {form && !step && <Done left={left} again={() => go(0)} />}
    </>
  );
}

/** Saves only the fields of this step. Fields of other steps keep their stored texts. */
function StepForm({ step, form, left, back, children: next }: Step) {
  const { name, paths } = step;
  const { firstHour: texts } = useDesk().words;
  const { stored, typed, baseVersion } = form;
  const own = Object.entries(unsavedTexts(form)).filter(([path]) => belongsTo(step, path));
  const sent = { ...stored, ...Object.fromEntries(own) };
  const { save, problems, notice, busy } = useSavingBusiness({ texts: sent, baseVersion, saved: next });
  return (
    <DeskForm className="desk-form business-form" noValidate onSend={own.length === 0 ? next : save}>
      <p>{texts.intros[name]}</p>
      <BusinessSection
        name={name}
        paths={paths}
        typed={typed}
        problems={problems}
        examples={left.filter((path) => typed[path] === stored[path])}
        title={texts.titles[name]}
      />
      <UnsavedBusiness form={form} notice={notice} />
      <div className="row">
        <Button variant="main" type="submit" text={texts.next} busy={busy} />
        <Button text={texts.skip} onClick={next} />
        {back && <Button text={texts.back} onClick={back} />}
      </div>
    </DeskForm>
  );
}

function Done({ left, again }: { left: string[]; again: () => void }) {
  const { words, language } = useDesk();
  const texts = words.firstHour;
  const nameOf = useFieldNames();
  return (
    <section className="desk-panel business-form" aria-labelledby="first-hour-done">
      <h2 id="first-hour-done">{texts.done}</h2>
      <PublicationStrip />
      {left.length > 0 && (
        <p>
          {texts.left}{' '}
          {left.map((path, index) => (
            <Fragment key={path}>
              {index > 0 && ', '}
              <a href={`${deskPages.business}#${sectionOf(path)}`}>{nameOf(path)}</a>
            </Fragment>
          ))}
        </p>
      )}
      <div className="row">
        <a className="button" href={pagePath({ page: 'home', locale: language })}>
          {texts.toSite}
        </a>
        <a href={deskPages.business}>{texts.toBusiness}</a>
        <Button variant="link" text={texts.again} onClick={again} />
      </div>
    </section>
  );
}

const storedUnder = 'first-hour';

type Step = {
  step: (typeof steps)[number];
  form: BusinessForm;
  left: string[];
  back: (() => void) | undefined;
  children: () => void;
};
