import { personSlots } from '#core/business/business.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo, type BusinessForm } from '#stores/business-form.ts';
import { TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessImageField } from './BusinessImageField.tsx';
import { TranslatedFields } from './TranslatedFields.tsx';

/** The fields of the people whom the site introduces. */
export function PeopleFields({ typed, problemOf }: Props) {
  const { person: texts } = useDesk().words.business;
  return personSlots.map((slot, index) => {
    const at = (name: 'name' | 'image' | 'languages') => {
      const path = `people.${slot}.${name}`;
      return { path, problem: problemOf(path), typed };
    };
    const text = (name: 'name' | 'languages') => (
      <TextField {...boundTo(typed, at(name).path)} label={texts[name]} problem={at(name).problem} />
    );
    return (
      <fieldset key={slot} className="desk-field stack">
        <legend>{fill(texts.title, { n: index + 1 })}</legend>
        {text('name')}
        {text('languages')}
        <BusinessImageField {...at('image')} label={fill(texts.image, { n: index + 1 })} />
        <TranslatedFields
          path={`people.${slot}.role`}
          legend={texts.role}
          typed={typed}
          problemOf={problemOf}
        />
      </fieldset>
    );
  });
}

type Props = { typed: BusinessForm['typed']; problemOf: (path: string) => string | undefined };
