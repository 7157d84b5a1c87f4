import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/contract.ts';
import type { readBusiness } from '#contract/site.ts';
import { promisedAnyway } from '#core/business/promised-anyway.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { formatMoment } from '#i18n/format.ts';
import { isBusinessLive, unsavedTexts, type BusinessForm } from '#stores/business-form.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { useFragment } from '../parts/browser/use-fragment.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { Problem } from '../parts/form/Problem.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { BusinessPreview } from './BusinessPreview.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { OtherTexts, UnsavedBusiness, useUnsavedWarning } from './UnsavedBusiness.tsx';
import { AllSections, BusinessSections, firstSection } from './sections/BusinessSections.tsx';
import { Filled } from './sections/Filled.tsx';
import { sectionNames, sectionOf, type SectionName } from '#core/business/fields/sections.ts';
import { fieldsOf, useFieldNames } from './fields.ts';
import { useSavingBusiness } from './use-saving-business.ts';

/** The form with all details of the business. The address names the open section, such as `/admin/business#prices`. */
export function BusinessFields({ form, left, newest }: Props) {
  const { baseVersion, typed } = form;
  const { words } = useDesk();
  const texts = words.business;
  const nameOf = useFieldNames();
  const fragment = useFragment();
  const chosen = sectionNames.find((name) => name === fragment);
  const open = chosen ?? firstSection;
  const { save, problems, notice, busy } = useSavingBusiness({
    texts: typed,
    baseVersion,
    refused: (path) => openSection(sectionOf(path)),
  });
  const [nextLeft] = left;
  const examples = left.filter((path) => typed[path] === form.stored[path]);
  const filling = { typed, stored: form.stored, left: examples };
  const promised = promisedAnyway(typed);
  const isModelUsed = useWritingHelp().help?.translator === true;
  const wrong = Object.keys(problems).map(sectionOf);
  const changed = Object.keys(unsavedTexts(form)).map(sectionOf);
  const keptAt = useUnsavedWarning(form);

  return (
    <DeskForm className="desk-form business-form" noValidate onSend={save}>
      {promised.length > 0 && (
        <p className="problem">{fill(texts.promised, { fields: promised.map(nameOf).join(', ') })}</p>
      )}
      {isModelUsed && typed['processors.aiService'] === '' && (
        <p className="problem">{texts.unnamedService}</p>
      )}
      <div className="stack gap-5 business-columns" data-chosen={chosen !== undefined}>
        <AllSections />
        {/* Only a phone shows it: beside an open section, the list says where something is missing. */}
        {nextLeft !== undefined && chosen === undefined && (
          <a className="business-left desk-chevron" href={`#${sectionOf(nextLeft)}`}>
            <strong>{counted(texts.left, left.length)}</strong>
            <span className="soft">{texts.leftHint}</span>
          </a>
        )}
        <BusinessSections {...{ chosen, wrong, changed }} {...filling} />
        {sectionNames.map((name) => (
          <BusinessSection
            key={name}
            title={texts.sections[name]}
            isHidden={name !== open}
            name={name}
            paths={fieldsOf(name)}
            typed={typed}
            stored={form.stored}
            problems={problems}
            examples={examples}
            about={<Filled name={name} {...filling} />}
          />
        ))}
        <BusinessPreview typed={typed} />
      </div>
      <OtherTexts form={form} />
      {/* What comes and goes with a save is at the end, so that it moves nothing. */}
      <PublicationStrip />
      <div className="row save-bar" data-changed={changed.length > 0}>
        <div>
          <Problem text={notice} />
          {changed.length > 0 ? (
            <UnsavedBusiness form={form} keptAt={keptAt} />
          ) : (
            <p className="soft">{newest === undefined ? texts.unchanged : <SavedBusiness {...newest} />}</p>
          )}
        </div>
        <Button variant="main" type="submit" text={texts.save} busy={busy} isIdle={changed.length === 0} />
      </div>
    </DeskForm>
  );
}

function SavedBusiness({ version, savedAt }: { version: number; savedAt: string }) {
  const { words, language } = useDesk();
  const { step } = useStore($liveProgress);
  const { data: isLive } = useQuery({
    queryKey: ['business-live', version],
    queryFn: () => isBusinessLive(version),
    enabled: step === 'idle',
    refetchInterval: ({ state }) => state.data !== true && 15_000,
  });
  if (step !== 'idle' || isLive === undefined) return null;
  const text = words.business[isLive ? 'savedAndLive' : 'savedOnly'];
  return fill(text, { time: formatMoment(savedAt, language) });
}

function openSection(section: SectionName): void {
  history.replaceState(history.state, '', `#${section}`);
  dispatchEvent(new Event('hashchange'));
}

type Props = {
  form: BusinessForm;
  left: string[];
  newest: AnswerOf<typeof readBusiness>['versions'][number] | undefined;
};
