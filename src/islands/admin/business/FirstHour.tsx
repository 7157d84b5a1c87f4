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
import { Scene } from '../parts/drawings/Scene.tsx';
import { Problem } from '../parts/form/Problem.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { OtherTexts, useUnsavedWarning } from './UnsavedBusiness.tsx';
import { fieldsOf, useFieldNames, type LabelledField } from './fields.ts';
import { useBusiness } from './use-business.ts';
import { useSavingBusiness } from './use-saving-business.ts';
import './first-hour.css';

const steps = [
  {
    name: 'name',
    scene: 'house-arch',
    paths: ['name', 'legalName', 'taxNumber', 'address.street', 'address.postalCode', 'address.town'],
  },
  { name: 'numbers', scene: 'sent-arch', paths: ['phone', 'chatNumber', 'emergencyPhone', 'email'] },
  { name: 'hours', scene: 'always-arch', paths: [] },
  { name: 'prices', scene: 'payment-arch', paths: fieldsOf('prices') },
  { name: 'images', scene: 'pool-arch', paths: [] },
  { name: 'partner', scene: 'town-arch', paths: fieldsOf('partner') },
] as const satisfies { name: string; scene: `${string}-arch`; paths: readonly LabelledField[] }[];

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
          <nav className="stack gap-3" aria-labelledby="first-hour-step">
            <p id="first-hour-step" className="soft">
              {fill(firstHour.progress, { n: at + 1, all: steps.length })}
            </p>
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
                      <span>
                        {firstHour.titles[one.name]}
                        {isDone && <span className="visually-hidden"> ({firstHour.welcome.done})</span>}
                      </span>
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
  useUnsavedWarning(form);
  return (
    <DeskForm
      className="desk-form business-form hour-card"
      noValidate
      onSend={own.length === 0 ? next : save}
    >
      <Scene of={step.scene} className="hour-scene" />
      <BusinessSection
        name={name}
        paths={paths}
        typed={typed}
        problems={problems}
        examples={left.filter((path) => typed[path] === stored[path])}
        title={texts.titles[name]}
        about={texts.intros[name]}
      />
      <div className="row">
        <Button variant="main" type="submit" text={texts.next} busy={busy} />
        <Button variant="standalone-link" text={texts.skip} onClick={next} />
        {back && <Button variant="standalone-link" text={texts.back} onClick={back} />}
        <Problem text={notice} />
        <OtherTexts form={form} />
      </div>
    </DeskForm>
  );
}

function Done({ left, again }: { left: string[]; again: () => void }) {
  const { words, language } = useDesk();
  const texts = words.firstHour;
  const nameOf = useFieldNames();
  return (
    <section className="hour-card" aria-labelledby="first-hour-done">
      <Scene of="coast-arch" className="hour-scene" />
      <div className="stack gap-5">
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
