import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { personSlots } from '#core/business/business.ts';
import { fieldKinds } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo, typeIntoBusiness, type BusinessForm } from '#stores/business-form.ts';
import { Button } from '../parts/Button.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessImageField } from './BusinessImageField.tsx';
import { TranslatedFields } from './TranslatedFields.tsx';

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
            <BusinessImageField
              {...at('image')}
              label={texts.image}
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
            {text('languages')}
            <Button variant="danger-link" text={texts.remove} about={called} onClick={() => remove(slot)} />
          </fieldset>
        );
      })}
      {next !== undefined && (
        <p ref={ways}>
          <Button text={texts.add} onClick={() => add(next)} />
        </p>
      )}
    </>
  );
}

const pathsOf = (slot: Slot): string[] =>
  Object.keys(fieldKinds).filter((path) => path.startsWith(`people.${slot}.`));

type Slot = (typeof personSlots)[number];

type Props = { typed: BusinessForm['typed']; problemOf: (path: string) => string | undefined };
