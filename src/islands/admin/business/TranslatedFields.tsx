import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FieldPath } from '#core/business/business.ts';
import { fieldKinds, type FieldTexts } from '#core/business/field-texts.ts';
import { sourceFirst, sourceLocale, type Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { $businessForm, boundTo } from '#stores/business-form.ts';
import { TextArea, TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';

/** The fields of a detail that has a text in each language. */
export function TranslatedFields({ path, legend, hint, ...shown }: Props) {
  const { words } = useDesk();
  const texts = words.business;
  const paths = sourceFirst.map((locale) => `${path}.${locale}` as const);
  return (
    <div className="stack gap-2 translated" role="group" aria-label={legend}>
      <BehindFirst paths={paths} {...shown}>
        {(each) => {
          const locale = sourceFirst[paths.indexOf(each)] ?? sourceLocale;
          const name = words.languageNames[locale];
          const own = {
            ...boundTo(shown.typed, each),
            problem: shown.problemOf(each),
            lang: locale,
            ...(locale === sourceLocale
              ? { label: fill(texts.inSource, { label: legend }), hint }
              : { label: name }),
          };
          return fieldKinds[each].input.control === 'line' ? (
            <TextField key={each} {...own} />
          ) : (
            <TextArea key={each} {...own} rows={4} />
          );
        }}
      </BehindFirst>
    </div>
  );
}

/** The first of several fields, and the others folded behind it until an editor has to see one of them. */
export function BehindFirst<Path extends string>({ paths, typed, problemOf, children }: Fields<Path>) {
  const { otherLanguages } = useDesk().words.business;
  const fold = useRef<HTMLDetailsElement>(null);
  const unread = useStore($businessForm)?.unread ?? {};
  const others = paths.slice(1);
  const isToBeSeen = others.some((path) => path in unread || problemOf(path) !== undefined);
  useLayoutEffect(() => {
    // React would also close the fold again, while an editor is writing in it.
    if (isToBeSeen && fold.current !== null) fold.current.open = true;
  }, [isToBeSeen]);
  const n = others.filter((path) => typed[path] !== '').length;
  return (
    <>
      {paths.slice(0, 1).map(children)}
      <details ref={fold}>
        <summary>{fill(otherLanguages, { n, all: others.length })}</summary>
        <div className="stack">{others.map(children)}</div>
      </details>
    </>
  );
}

type Shown = { typed: FieldTexts; problemOf: (path: string) => string | undefined };

type Props = Shown & { path: TranslatedPath; legend: string; hint?: string };

type Fields<Path> = Shown & { paths: readonly Path[]; children: (path: Path) => ReactNode };

/** @example 'legal.privacy' */
export type TranslatedPath = FieldPath extends infer Path
  ? Path extends `${infer Before}.${Locale}`
    ? Before
    : never
  : never;
