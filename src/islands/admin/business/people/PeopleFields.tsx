import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { personSlots } from '#core/business/business.ts';
import { fieldKinds } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo, typeIntoBusiness, type BusinessForm } from '#stores/business-form.ts';
import { Button } from '../../parts/Button.tsx';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { TextField } from '../../parts/form/TextField.tsx';
import { initialsOf } from '../../parts/list/Lead.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { LanguageChoices } from './LanguageChoices.tsx';
import { PortraitField } from './PortraitField.tsx';
import { TranslatedFields } from '../TranslatedFields.tsx';

/** The people whom the site introduces, and a button that shows the fields of another. */
export function PeopleFields({ typed, problemOf }: Props) {
  const { person: texts } = useDesk().words.business;
  const isFilled = (slot: Slot) => pathsOf(slot).some((path) => typed[path] !== '');
  // A person stays while an editor empties her fields to write others.
  const [opened, setOpened] = useState(() => personSlots.filter(isFilled));
  const isShown = (slot: Slot) => opened.includes(slot) || isFilled(slot);
  const next = personSlots.find((slot) => !isShown(slot));
  const ways = useRef<HTMLParagraphElement>(null);
  const add = (slot: Slot) => {
    flushSync(() => setOpened([...opened, slot]));
    document.querySelector<HTMLElement>(`[name="people.${slot}.name"]`)?.focus();
  };
  const remove = (slot: Slot) => {
    flushSync(() => {
      setOpened(opened.filter((other) => other !== slot));
      typeIntoBusiness(Object.fromEntries(pathsOf(slot).map((path) => [path, ''])));
    });
    ways.current?.querySelector('button')?.focus();
  };
  return (
    <>
      {personSlots.filter(isShown).map((slot) => {
        const at = (name: 'name' | 'image' | 'languages') => {
          const path = `people.${slot}.${name}`;
          return { path, problem: problemOf(path), typed };
        };
        const text = (name: 'name' | 'languages') => (
          <TextField {...boundTo(typed, at(name).path)} label={texts[name]} problem={at(name).problem} />
        );
        const called =
          typed[`people.${slot}.name`]?.trim() || fill(texts.title, { n: personSlots.indexOf(slot) + 1 });
        return (
          <fieldset key={slot} className="desk-field stack person">
            <legend className="visually-hidden">{called}</legend>
            <PortraitField
              {...at('image')}
              label={texts.image}
              empty={initialsOf(typed[at('name').path] ?? '') || <NavIcon name="account" />}
              title={
                <p className="person-name" aria-hidden="true">
                  {called}
                </p>
              }
            />
            {text('name')}
            <TranslatedFields
              path={`people.${slot}.role`}
              legend={texts.role}
              typed={typed}
              problemOf={problemOf}
            />
            <div className="stack gap-2">
              {text('languages')}
              <LanguageChoices {...boundTo(typed, at('languages').path)} about={called} separator=", " />
            </div>
            <Button variant="danger-link" text={texts.remove} about={called} onClick={() => remove(slot)} />
          </fieldset>
        );
      })}
      {next === undefined ? (
        <p className="soft">{fill(texts.most, { n: personSlots.length })}</p>
      ) : (
        <p ref={ways} className="person-add">
          <Button text={texts.add} onClick={() => add(next)} />
        </p>
      )}
      <datalist id={peopleList}>
        {personSlots.map((slot) => (
          <option key={slot} value={typed[`people.${slot}.name`]} />
        ))}
      </datalist>
    </>
  );
}

/** The names of the people, of whom one may write the articles. */
export const peopleList = 'people-names';

const pathsOf = (slot: Slot): string[] =>
  Object.keys(fieldKinds).filter((path) => path.startsWith(`people.${slot}.`));

type Slot = (typeof personSlots)[number];

type Props = { typed: BusinessForm['typed']; problemOf: (path: string) => string | undefined };
