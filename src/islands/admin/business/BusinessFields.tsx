import { useState } from 'react';
import * as v from 'valibot';
import { businessProblems, enteredSchema, weekdays, type FieldProblem } from '#core/business/business.ts';
import { changedFields, detailsIn, isList } from '#core/business/field-texts.ts';
import { readBusiness } from '#contract/site.ts';
import { counted } from '#i18n/counted.ts';
import { fill } from '#i18n/fill.ts';
import { dayName } from '#i18n/format.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';
import { boundTo, sendBusiness, startBusinessForm, type BusinessForm } from '#stores/business-form.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { Field } from '../parts/form/Field.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';
import { TestimonialFields } from './TestimonialFields.tsx';
import { inputOf, sections, useFieldNames, type FieldPath } from './fields.ts';

/**
 * The form with the details of the business. Problems appear beside their fields. If another editor has saved a version, it
 * is merged field by field.
 */
export function BusinessFields({ form: { baseVersion, stored, typed }, left }: Props) {
  const { words, language } = useDesk();
  const texts = words.business;
  const [problems, setProblems] = useState<Record<string, FieldProblem>>({});
  const [notice, setNotice] = useState<string>();
  useLeaveWarning(Object.keys(changedFields(stored, typed)).length > 0);
  const nameOf = useFieldNames();

  const saving = useDeskAction({
    run: () => sendBusiness(v.parse(enteredSchema, detailsIn(typed)), baseVersion),
    done: () => setNotice(undefined),
    refused: async (cause) => {
      const code = refusalCode(cause);
      setNotice(refusalText(words, code));
      if (code !== 'details-changed-meanwhile') return;
      startBusinessForm(await callAsEditor(readBusiness, {}));
      setNotice(texts.merged);
    },
    changes: ['business'],
  });

  function save(form: HTMLFormElement) {
    const found = businessProblems(detailsIn(typed));
    setProblems(found);
    const n = Object.keys(found).length;
    setNotice(n === 0 ? undefined : counted(texts.wrong, n));
    if (n === 0) saving.mutate();
    // The timeout lets React mark the fields first, so that the first field with a problem can be focused.
    else setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const problemOf = (path: string): string | undefined => {
    const code = problems[path];
    return code && texts.problems[code];
  };
  /** Returns the problem of a field or of one of its parts, such as an entry of a list or one of the two times of a day. */
  const problemAt = (path: string): string | undefined => {
    const [, code] = Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`)) ?? [];
    return code && texts.problems[code];
  };

  const field = (path: FieldPath) => {
    const { value, onText, name } = boundTo(typed, path);
    const hint = Object.entries(texts.hints).find(([at]) => at === path)?.[1];
    const shared = { name, label: texts.fields[path], problem: problemAt(path), hint };
    if (!isList(path))
      return (
        <TextField key={path} {...shared} {...inputOf[path]} {...{ value, onText }} autoComplete="off" />
      );
    return (
      <Field key={path} {...shared}>
        {(input) => (
          <textarea {...input} rows={5} value={value} onChange={({ target }) => onText(target.value)} />
        )}
      </Field>
    );
  };

  const time = (day: string, end: 'opens' | 'closes') => (
    <TextField
      {...boundTo(typed, `hours.${day}.${end}`)}
      label={texts[end]}
      type="time"
      problem={end === 'closes' ? problemAt(`hours.${day}`) : undefined}
    />
  );

  return (
    <DeskForm className="desk-form business-form" noValidate onSend={save}>
      {left.length > 0 && (
        <p className="desk-problem">{fill(texts.left, { fields: left.map(nameOf).join(', ') })}</p>
      )}
      {Object.entries(sections).map(([name, paths]) => (
        <section key={name} className="desk-panel" aria-labelledby={`business-${name}`}>
          <h2 id={`business-${name}`}>{texts.sections[name as keyof typeof sections]}</h2>
          {name === 'hours' &&
            weekdays.map((day, index) => (
              <fieldset key={day} className="business-day">
                <legend>{dayName(index, language)}</legend>
                {time(day, 'opens')}
                {time(day, 'closes')}
              </fieldset>
            ))}
          {name === 'testimonials' && <TestimonialFields typed={typed} problemOf={problemOf} />}
          {paths.map(field)}
        </section>
      ))}
      {notice !== undefined && (
        <p className="desk-problem" role="alert">
          {notice}
        </p>
      )}
      <div className="desk-actions">
        <Button variant="main" type="submit" text={texts.save} busy={saving.isPending} />
      </div>
    </DeskForm>
  );
}

type Props = {
  form: BusinessForm;
  /** The fields that still have the value of a new installation. */
  left: string[];
};
