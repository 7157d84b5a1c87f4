import { fill } from '#i18n/fill.ts';
import type { BusinessForm } from '#stores/business-form.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { UnsavedBusiness } from './UnsavedBusiness.tsx';
import { sections, useFieldNames } from './fields.ts';
import { useSavingBusiness } from './use-saving-business.ts';

export function BusinessFields({ form, left }: Props) {
  const { baseVersion, typed } = form;
  const { business: texts } = useDesk().words;
  const nameOf = useFieldNames();
  const { save, problems, notice, busy } = useSavingBusiness({ texts: typed, baseVersion });

  return (
    <DeskForm className="desk-form business-form" noValidate onSend={save}>
      {left.length > 0 && (
        <p className="desk-problem">{fill(texts.left, { fields: left.map(nameOf).join(', ') })}</p>
      )}
      {Object.entries(sections).map(([name, paths]) => (
        <BusinessSection
          key={name}
          title={texts.sections[name as keyof typeof sections]}
          {...{ name, paths, typed, problems }}
        />
      ))}
      {notice !== undefined && (
        <p className="desk-problem" role="alert">
          {notice}
        </p>
      )}
      <UnsavedBusiness form={form} />
      <PublicationStrip />
      <div className="desk-actions">
        <Button variant="main" type="submit" text={texts.save} busy={busy} />
      </div>
    </DeskForm>
  );
}

type Props = {
  form: BusinessForm;
  left: string[];
};
