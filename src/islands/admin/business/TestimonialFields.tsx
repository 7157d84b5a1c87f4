import { testimonialSlots } from '#core/business/business.ts';
import { sourceFirst } from '#core/locale.ts';
import { oneLine } from '#core/typed-text/one-line.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { Field } from '../parts/form/Field.tsx';
import { TextArea, TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { inputOf } from './fields.ts';

/** The fields of the customers’ words that the home page quotes. */
export function TestimonialFields({ typed, problemOf }: Props) {
  const { words } = useDesk();
  const { business: texts } = words;
  return testimonialSlots.map((slot, index) => {
    const shared = (name: keyof typeof texts.testimonialFields) => {
      const path = `testimonials.${slot}.${name}` as const;
      const label = texts.testimonialFields[name];
      return { ...boundTo(typed, path), ...inputOf(path), label, problem: problemOf(path) };
    };
    const quote = shared('words');
    const { value, onText, ...lang } = shared('lang');
    return (
      <fieldset key={slot} className="desk-field stack">
        <legend>{fill(texts.testimonial, { n: index + 1 })}</legend>
        <TextArea {...quote} rows={4} maxLength={400} onText={(text) => quote.onText(oneLine(text))} />
        <Field {...lang}>
          {(field) => (
            <select {...field} value={value} onChange={({ target }) => onText(target.value)}>
              <option value="">{texts.chooseLanguage}</option>
              {sourceFirst.map((locale) => (
                <option key={locale} value={locale}>
                  {words.languageNames[locale]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField {...shared('name')} />
        <TextField {...shared('day')} />
        <TextField {...shared('source')} />
        <TextField {...shared('consentOn')} />
      </fieldset>
    );
  });
}

type Props = { typed: BusinessForm['typed']; problemOf: (path: string) => string | undefined };
