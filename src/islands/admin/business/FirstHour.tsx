import { useEffect, useRef, useState } from 'react';
import { filledIn } from '#core/business/fields/filled-in.ts';
import { sectionOf } from '#core/business/fields/sections.ts';
import { pagePath } from '#core/paths.ts';
import { readStored, writeStored } from '#browser-storage/stored.ts';
import { fill } from '#i18n/fill.ts';
import { typeIntoBusiness, unsavedTexts, type BusinessForm } from '#stores/business-form.ts';
import { focusContent } from '../frame/Visit.tsx';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { Scene } from '../parts/drawings/Scene.tsx';
import { Problem } from '../parts/form/Problem.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { Row } from '../parts/list/Row.tsx';
import { StateLead, ToneLead } from '../parts/list/StateLead.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { discard, OtherTexts, useUnsavedWarning } from './UnsavedBusiness.tsx';
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
  { name: 'prices', scene: 'keys-arch', paths: fieldsOf('prices') },
  { name: 'images', scene: 'pool-arch', paths: [] },
  { name: 'partner', scene: 'town-arch', paths: fieldsOf('partner') },
] as const satisfies { name: string; scene: `${string}-arch`; paths: readonly LabelledField[] }[];

const belongsTo = ({ name, paths }: (typeof steps)[number], path: string): boolean =>
  paths.some((own) => own === path) ||
  path.startsWith(`${name}.`) ||
  (name === 'prices' && sectionOf(path) === name);

/** Leads the owner of a new site through the details that every page shows, one step at a time. */
export default function FirstHour() {
  const { words } = useDesk();
  const { business: texts, firstHour } = words;
  const { read, form, left } = useBusiness();
  const [progress, setProgress] = useState(storedProgress);
  const { at, reached, skipped } = progress;
  /** Leads to a step. Those that the owner passes without saving are skipped. */
  const go = (to: number, saved?: number) => {
    const passed = steps.flatMap((_, index) => (index >= reached && index < to ? [index] : []));
    const next = {
      at: to,
      reached: Math.max(reached, to),
      skipped: [...new Set([...skipped, ...passed])].filter((index) => index !== saved),
    };
    writeStored(storedUnder, [next.at, next.reached, ...next.skipped].join());
    setProgress(next);
  };
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    scrollTo(0, 0);
    focusContent();
  }, [at]);
  const isWithoutImages = form && filledIn('images', { texts: form.stored, examples: [] }).n === 0;
  const states = steps.map((one, index): State => {
    if (index >= reached || (one.name === 'images' && isWithoutImages)) return 'later';
    if (left.some((path) => belongsTo(one, path))) return 'open';
    return skipped.includes(index) ? 'skipped' : 'done';
  });
  const step = steps[at];
  return (
    <>
      <ListTrouble query={read} text={texts.failed} loading={texts.loading} />
      {form && (
        <div className="stack gap-5 first-hour">
          {step ? (
            <>
              <nav className="stack gap-3" aria-label={words.pages['first-hour']}>
                <p className="soft">{fill(firstHour.progress, { n: at + 1, all: steps.length })}</p>
                <ol className="plain hour-steps">
                  {steps.map(({ name }, index) => (
                    <li key={name}>
                      <button
                        type="button"
                        aria-current={index === at ? 'step' : undefined}
                        data-state={states[index]}
                        onClick={() => go(index)}
                      >
                        <span>
                          {firstHour.titles[name]}
                          {states[index] === 'done' && (
                            <span className="visually-hidden"> ({firstHour.welcome.done})</span>
                          )}
                          {index !== at && isPassed(states[index]) && (
                            <small>{firstHour[states[index]]}</small>
                          )}
                        </span>
                      </button>
                    </li>
                  ))}
                </ol>
              </nav>
              <StepForm
                key={step.name}
                step={step}
                form={form}
                left={left}
                back={at > 0 ? () => go(at - 1) : undefined}
                skip={() => go(at + 1)}
                saved={() => go(at + 1, at)}
                isLast={at === steps.length - 1}
              />
            </>
          ) : (
            <Done left={left} states={states} go={go} />
          )}
        </div>
      )}
    </>
  );
}

/** Saves only the fields of this step. Fields of other steps keep their stored texts. */
function StepForm({ step, form, left, back, skip, saved, isLast }: Step) {
  const { name, paths } = step;
  const { words } = useDesk();
  const texts = words.firstHour;
  const { stored, typed, baseVersion } = form;
  const own = Object.fromEntries(
    Object.entries(unsavedTexts(form)).filter(([path]) => belongsTo(step, path)),
  );
  const isChanged = Object.keys(own).length > 0;
  const sent = { ...stored, ...own };
  const { save, problems, notice, busy } = useSavingBusiness({ texts: sent, baseVersion, saved });
  useUnsavedWarning(form);
  return (
    <DeskForm className="desk-form business-form hour-card" noValidate onSend={isChanged ? save : saved}>
      <Scene of={step.scene} className="hour-scene" />
      <BusinessSection
        name={name}
        paths={paths}
        typed={typed}
        problems={problems}
        examples={left.filter((path) => typed[path] === stored[path])}
        title={texts.titles[name]}
        about={texts.intros[name]}
        isBrief
      />
      {name === 'partner' && paths.some((path) => typed[path] !== '') && (
        <p>
          <Button
            variant="link"
            text={texts.noPartner}
            onClick={() => typeIntoBusiness({ 'partner.name': '', 'partner.url': '' })}
          />
        </p>
      )}
      <div className="row">
        <Problem text={notice} />
        <OtherTexts form={form} />
        {back && <Button variant="standalone-link" text={texts.back} onClick={back} />}
        <Button
          variant="standalone-link"
          text={texts.skip}
          onClick={() => {
            if (isChanged) discard(own, { form, words });
            skip();
          }}
        />
        <Button variant="main" type="submit" text={isLast ? texts.finish : texts.next} busy={busy} />
      </div>
    </DeskForm>
  );
}

/** The end: what is done, what is still open, and the next thing to do. */
function Done({ left, states, go }: End) {
  const { words, language } = useDesk();
  const texts = words.firstHour;
  const nameOf = useFieldNames();
  const firstOpen = states.findIndex(isOpen);
  const site = pagePath({ page: 'home', locale: language });
  return (
    <section className="hour-card" aria-labelledby="first-hour-done">
      <Scene of="coast-arch" className="hour-scene" />
      <div className="stack gap-5">
        <div className="stack gap-2">
          <h2 id="first-hour-done">
            {firstOpen < 0
              ? texts.ready
              : fill(texts.left, { n: states.filter(isOpen).length, all: states.length })}
          </h2>
          <p className="soft">{firstOpen < 0 ? texts.readyHint : texts.leftHint}</p>
        </div>
        <PublicationStrip />
        <ul className="plain desk-list desk-leads">
          {steps.map((step, index) => {
            const state = states[index] ?? 'later';
            const fields = left.filter((path) => belongsTo(step, path)).map(nameOf);
            const title = texts.titles[step.name];
            const shown = {
              done: { lead: <ToneLead tone="good" />, about: undefined },
              open: { lead: <ToneLead tone="open" />, about: fields.join(', ') },
              skipped: { lead: <StateLead name="new" />, about: texts.skipped },
              later: { lead: <StateLead name="new" />, about: words.business.optional },
            }[state];
            return (
              <Row
                key={step.name}
                {...shown}
                title={
                  <button type="button" onClick={() => go(index)}>
                    {title}
                    {state === 'done' && <span className="visually-hidden"> ({texts.welcome.done})</span>}
                  </button>
                }
              />
            );
          })}
        </ul>
        <div className="row">
          {firstOpen < 0 ? (
            <a className="button" href={site}>
              {texts.toSite}
            </a>
          ) : (
            <>
              <Button variant="main" text={texts.goOn} onClick={() => go(firstOpen)} />
              <a href={site}>{texts.toSite}</a>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Such as `3,4,0`: the owner is at the step 3, was as far as the step 4, and has skipped the step 0. */
function storedProgress(): { at: number; reached: number; skipped: number[] } {
  const [at = 0, reached = at, ...skipped] = readStored(storedUnder).split(',').map(Number);
  return { at, reached, skipped };
}

const storedUnder = 'first-hour';

/** `open`: with an example that the owner has not replaced. `later`: nothing yet, and nothing is missing. */
type State = 'done' | 'open' | 'skipped' | 'later';

const isOpen = (state: State | undefined): boolean => state === 'open';

const isPassed = (state: State | undefined): state is 'open' | 'skipped' =>
  state === 'open' || state === 'skipped';

type Step = {
  step: (typeof steps)[number];
  form: BusinessForm;
  left: string[];
  back: (() => void) | undefined;
  skip: () => void;
  saved: () => void;
  isLast: boolean;
};

type End = { left: string[]; states: State[]; go: (step: number) => void };
