import type { ReactNode } from 'react';
import { legalPages } from '#core/business/business.ts';
import type { FieldProblem } from '#core/business/fields/field-rules.ts';
import { fieldKinds, type FieldTexts } from '#core/business/field-texts.ts';
import { detailOf, isRequired } from '#core/business/fields/filled-in.ts';
import { hasEnded } from '#core/business/insurance.ts';
import { weekdays, type Weekday } from '#core/business/hours/weekdays.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { fill } from '#i18n/fill.ts';
import { dayName } from '#i18n/format.ts';
import { boundTo } from '#stores/business-form.ts';
import { Field } from '../parts/form/Field.tsx';
import { TextArea, TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { TestimonialFields } from './TestimonialFields.tsx';
import { PeopleFields, peopleList } from './people/PeopleFields.tsx';
import { NoticeFields } from './notice/NoticeFields.tsx';
import { BusinessImages } from './images/BusinessImages.tsx';
import { LanguageChoices } from './people/LanguageChoices.tsx';
import { OwnNames } from './OwnNames.tsx';
import { QuestionList } from './questions/QuestionList.tsx';
import { PriceList } from './prices/PriceList.tsx';
import { BehindFirst, TranslatedFields } from './TranslatedFields.tsx';
import { inputOf, type LabelledField } from './fields.ts';

/** The fields of one section of the business details, each with the control that its kind needs. */
export function BusinessSection({
  name,
  title,
  paths,
  typed,
  stored,
  problems,
  examples = [],
  about,
  isHidden,
  isBrief,
}: Props) {
  const { words, language } = useDesk();
  const texts = words.business;

  /** Also finds the problem of a part of the field, such as an entry of a list. */
  const problemOf = (path: string): string | undefined => {
    const [, code] = Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`)) ?? [];
    return code && texts.problems[code];
  };

  // Where nothing is required, the section says so once.
  const hasRequired = paths.some(isRequired);

  const field = (path: LabelledField) => {
    const { value, onText, name: field } = boundTo(typed, path);
    const hint = Object.entries(texts.hints).find(([at]) => at === path)?.[1];
    const { control, inputMode, type } = fieldKinds[path].input;
    const saved = stored?.[path];
    const isChanged = saved !== undefined && saved !== value && control !== 'checkbox';
    const hasRoom = inputMode === undefined && type !== 'date' && !/^settings|Code$/.test(path);
    const canEnd = path === 'insurance.validUntil';
    const isEnded = canEnd && hasEnded({ validUntil: value }, islandDay(new Date()));
    const shared = {
      name: field,
      label: texts.fields[path],
      mark: examples.includes(path) ? texts.example : isChanged && hasRoom ? texts.changedHere : undefined,
      tone: isChanged ? ('changed' as const) : undefined,
      status: canEnd ? (isEnded ? texts.insuranceEnded : '') : undefined,
      problem: problemOf(path),
      hint: isChanged && control === 'line' ? fill(texts.before, { value: saved || '–' }) : hint,
    };
    if (control === 'line')
      return (
        <TextField
          key={path}
          {...{ ...shared, ...inputOf(path), value, onText }}
          placeholder={isRequired(path) || !hasRequired ? undefined : texts.optional}
          list={path === 'blogWriter' ? peopleList : undefined}
          autoComplete="off"
        />
      );
    if (control === 'questions')
      return (
        <QuestionList
          key={path}
          path={path}
          label={texts.fields[path]}
          hint={hint}
          typed={typed}
          problemOf={problemOf}
        />
      );
    const area = <TextArea key={path} rows={5} {...{ ...shared, value, onText }} />;
    if (path === 'languages')
      return (
        <div key={path} className="stack gap-2">
          {area}
          <LanguageChoices {...{ value, onText }} about={shared.label} separator={'\n'} />
        </div>
      );
    if (control !== 'checkbox') return area;
    return (
      <Field key={path} {...shared}>
        {(input) => (
          <input
            {...input}
            type="checkbox"
            checked={value === 'yes'}
            onChange={({ target }) => onText(target.checked ? 'yes' : '')}
          />
        )}
      </Field>
    );
  };

  const time = (day: Weekday, end: 'opens' | 'closes') => (
    <TextField
      {...boundTo(typed, `hours.${day}.${end}`)}
      {...inputOf(`hours.${day}.${end}`)}
      label={texts[end]}
      problem={end === 'closes' ? problemOf(`hours.${day}`) : undefined}
    />
  );

  return (
    <section className="desk-panel" aria-labelledby={`business-${name}`} hidden={isHidden}>
      <div className="business-head">
        <h2 id={`business-${name}`}>{title}</h2>
        {about !== undefined && <p className="soft">{about}</p>}
      </div>
      {name === 'hours' &&
        weekdays.map((day, index) => (
          <fieldset key={day} className="stack gap-2 desk-field business-day">
            <legend>{dayName(index, language)}</legend>
            {time(day, 'opens')}
            {time(day, 'closes')}
          </fieldset>
        ))}
      {name === 'testimonials' && <TestimonialFields typed={typed} problemOf={problemOf} />}
      {name === 'people' && <PeopleFields typed={typed} problemOf={problemOf} />}
      {name === 'images' && <BusinessImages typed={typed} problemOf={problemOf} />}
      {name === 'prices' && <PriceList isBrief={isBrief} typed={typed} problemOf={problemOf} />}
      {name === 'notice' && <NoticeFields typed={typed} problemOf={problemOf} />}
      {name === 'names' && <OwnNames typed={typed} problemOf={problemOf} />}
      {name === 'legal' &&
        legalPages.map((document) => (
          <TranslatedFields
            key={document}
            path={`legal.${document}`}
            legend={texts.legalPages[document]}
            hint={texts.lawyer[document]}
            typed={typed}
            problemOf={problemOf}
          />
        ))}
      {name !== 'prices' &&
        name !== 'notice' &&
        [...Map.groupBy(paths, detailOf)].map(([detail, fields]) =>
          fields.length === 1 ? (
            fields.map(field)
          ) : (
            <div key={detail} className="stack gap-2 translated">
              <BehindFirst paths={fields} {...{ typed, problemOf }}>
                {field}
              </BehindFirst>
            </div>
          ),
        )}
    </section>
  );
}

type Props = {
  name: string;
  title: string;
  paths: readonly LabelledField[];
  typed: FieldTexts;
  /** What is saved, where fields with unsaved changes are marked. */
  stored?: FieldTexts;
  problems: Record<string, FieldProblem>;
  /** The fields that still show an example. */
  examples?: readonly string[];
  /** How much of the section is filled in. */
  about?: ReactNode;
  /** Hidden sections stay mounted, so that an upload continues while another section is open. */
  isHidden?: boolean;
  /** Asks only for what every owner needs. */
  isBrief?: boolean;
};
