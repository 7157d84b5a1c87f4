import type { FieldTexts } from '#core/business/field-texts.ts';
import { boundTo } from '#stores/business-form.ts';
import { TextArea, TextField } from '../../parts/form/TextField.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { ProposedText, source as first, TranslateNotice } from './TranslateNotice.tsx';
import { BehindFirst } from '../TranslatedFields.tsx';
import { fieldsOf, inputOf, type LabelledField } from '../fields.ts';

/** The notice above all pages: its text as it will be seen, in each language, and its days. */
export function NoticeFields({ typed, problemOf }: Props) {
  const { fields, hints, notice, example } = useDesk().words.business;
  const text = typed[first]?.trim() ?? '';
  const of = (path: LabelledField) => ({
    ...boundTo(typed, path),
    label: fields[path],
    problem: problemOf(path),
  });
  return (
    <>
      <div className="stack gap-2">
        <p className="notice-shown">{text || notice.sample}</p>
        <p className="soft notice-about">
          {text === '' && (
            <span className="desk-mark" data-tone="open">
              {example}
            </span>
          )}
          {notice.shown}
        </p>
      </div>
      <div className="stack gap-2 translated">
        <BehindFirst paths={fieldsOf('notice').filter((path) => !isDay(path))} {...{ typed, problemOf }}>
          {(path) => {
            const { onText, ...field } = of(path);
            return [
              <TextArea
                key={path}
                rows={2}
                {...field}
                hint={path === first ? hints[first] : undefined}
                // The notice is one line, which only the window breaks.
                onText={(text) => onText(text.replace(/\n/g, ' '))}
              />,
              <ProposedText key={`${path} proposed`} path={path} typed={typed} />,
            ];
          }}
        </BehindFirst>
      </div>
      <TranslateNotice typed={typed} />
      <div className="notice-days">
        {days.map((path) => (
          <TextField key={path} {...of(path)} {...inputOf(path)} autoComplete="off" />
        ))}
        <p className="soft">{hints['notice.ends']}</p>
      </div>
    </>
  );
}

const days = ['notice.starts', 'notice.ends'] as const;
const isDay = (path: string): boolean => days.some((day) => day === path);

type Props = { typed: FieldTexts; problemOf: (path: string) => string | undefined };
