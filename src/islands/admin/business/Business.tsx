import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { BusinessVersions } from './BusinessVersions.tsx';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { useBusiness } from './use-business.ts';
import './business.css';

/** The page with the details of the business: the form, and the earlier versions. */
export default function Business() {
  const { business: texts } = useDesk().words;
  const { read, form, left, versions } = useBusiness();
  // A notice above the fields depends on whether the site has a translator, so the form waits for the answer: a late
  // notice would move the fields.
  const isPending = useWritingHelp().isPending || read.isPending;
  return (
    <>
      <ListTrouble query={{ ...read, isPending }} text={texts.failed} loading={texts.loading} />
      {form && !isPending && <BusinessFields form={form} left={left} newest={versions[0]} />}
      {versions.length > 0 && !isPending && <BusinessVersions versions={versions} />}
    </>
  );
}
