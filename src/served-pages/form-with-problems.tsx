import { appointmentFields } from '#core/enquiry/appointment/appointment.ts';
import {
  enquiryFields,
  enquiryInputs,
  enquiryLimits,
  isRequired,
  problemWith,
  type EnquiryField,
} from '#core/enquiry/enquiry.ts';
import { mailtoLink } from '#core/mail/mailto-link.ts';
import { defaultLocale, isLocale, type Locale } from '#core/locale.ts';
import { pagePath } from '#core/paths.ts';
import { phoneLink } from '#core/phone/phone-link.ts';
import { enquiryProblems, refusedText } from '#i18n/enquiry/enquiry-problems.ts';
import { fill } from '#i18n/fill.ts';
import { words } from '#i18n/words.ts';
import { business } from '#core/business/current.ts';
import { frameStyle } from './frame-style.ts';
import { pageFrame, type DrawnPage } from './page-frame.tsx';

/** For browsers without JavaScript: the form again, with the problems and the typed text. */
export function formWithProblems({ typed, refusal }: FormWithProblems): DrawnPage {
  const locale: Locale = isLocale(typed['lang']) ? typed['lang'] : defaultLocale;
  const { contact, footer } = words(locale);
  const { form } = contact;
  const problems = refusal.code === 'invalid-input' ? problemsOf(typed, { refusal, locale }) : [];
  const trouble = refusal.code === 'too-many-requests' ? form.tooMany : form.failedText;
  // Hidden fields are sent again. If the server refused the day, visitors propose another day in the message.
  const hidden = isDayRefused(refusal) ? hiddenFields : [...hiddenFields, ...appointmentFields];
  return pageFrame({
    lang: locale,
    title: form.failed,
    style: css,
    children: (
      <div className="stack">
        <h1>{form.heading}</h1>
        <div role="alert" className="alert panel">
          {problems.length === 0 ? (
            <p>
              {form.failed}. {trouble}
            </p>
          ) : (
            <>
              <p>{form.check}</p>
              <ul>
                {problems.map(({ field, text }) => (
                  <li key={field}>
                    <a href={`#${field === 'appointment' ? 'message' : field}`}>
                      {field === 'appointment' ? form.appointment.heading : form[field]}: {text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <form className="stack" method="post" action="/functions/v1/contact-form">
          <p className="soft">{form.marks}</p>
          {enquiryFields.map((field) => (
            <Field
              key={field}
              field={field}
              label={form[field]}
              value={textOf(typed[field])}
              problem={problems.find((problem) => problem.field === field)?.text}
            />
          ))}
          {hidden.flatMap((name) =>
            textsOf(typed[name]).map((value) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
          )}
          <p className="soft">
            {form.privacy} <a href={pagePath({ page: 'privacy', locale })}>{footer.privacy}</a>
          </p>
          <button className="button" type="submit">
            {form.send}
          </button>
        </form>
        <p>
          <a href={phoneLink(business().phone)}>{fill(contact.ways.call, { phone: business().phone })}</a>
          {' · '}
          <a href={mailtoLink({ to: business().email })}>{form.mail}</a>
        </p>
      </div>
    ),
    footer: (
      <footer className="foot">
        <div className="wrap">
          <ul className="row">
            {(['privacy', 'terms', 'cookies', 'legal'] as const).map((page) => (
              <li key={page}>
                <a href={pagePath({ page, locale })}>{words(locale).meta[page].title}</a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    ),
  });
}

function Field({ field, label, value, problem }: FieldProps) {
  const attributes = {
    id: field,
    name: field,
    required: isRequired(field),
    maxLength: enquiryLimits[field],
    defaultValue: value,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${field}-problem`,
  };
  return (
    <p>
      <label htmlFor={field}>
        {label}
        {isRequired(field) && ' *'}
      </label>
      {field === 'message' ? (
        <textarea {...attributes} rows={10} />
      ) : (
        <input {...attributes} {...enquiryInputs[field]} />
      )}
      {problem !== undefined && (
        <strong className="problem" id={`${field}-problem`}>
          {problem}
        </strong>
      )}
    </p>
  );
}

function problemsOf(typed: Typed, { refusal, locale }: { refusal: Refused; locale: Locale }) {
  const problems = enquiryProblems(locale);
  const refused = isDayRefused(refusal)
    ? [{ field: 'appointment' as const, text: words(locale).contact.form.appointment.refused }]
    : [];
  const typedProblems = enquiryFields.flatMap((field) => {
    const found = problemWith({ field, value: textOf(typed[field]) });
    const text = found === undefined ? undefined : problems[field][found];
    if (text !== undefined) return [{ field, text }];
    return refusal.fields?.[field] === undefined ? [] : [{ field, text: refusedText(problems, field) }];
  });
  return [...typedProblems, ...refused];
}

const isDayRefused = ({ fields = {} }: Refused): boolean =>
  Object.keys(fields).some((field) => field.startsWith('appointment'));

const textsOf = (value: Typed[string] | undefined): string[] => [value ?? []].flat();

const textOf = (value: Typed[string] | undefined): string => textsOf(value)[0] ?? '';

const hiddenFields = ['lang', 'pageUrl', 'extras', 'pkg', 'priceList', 'validUntil'];

const css = `${frameStyle}
label { font-weight: 500; }
input { min-height: 3.25rem; }
.problem { display: block; margin-top: 0.25rem; color: var(--alarm); font-weight: 500; }
[aria-invalid] { border: 2px solid var(--alarm); }
.foot { margin-top: 3rem; background: var(--deep); color: var(--on-deep); }
.foot a { color: inherit; }
`;

type Typed = Record<string, string | string[]>;
type Refused = { code: string; fields?: Record<string, string> };
type FormWithProblems = { typed: Typed; refusal: Refused };
type FieldProps = { field: EnquiryField; label: string; value: string; problem: string | undefined };
