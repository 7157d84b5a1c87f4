import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { BusinessFields } from './BusinessFields.tsx';
import { BusinessVersions } from './BusinessVersions.tsx';
import { useBusiness } from './use-business.ts';
import './business.css';

export default function Business() {
  const { business: texts } = useDesk().words;
  const { read, form, left, versions } = useBusiness();
  return (
    <>
      <p>{texts.intro}</p>
      <ListTrouble query={read} text={texts.failed} loading={texts.loading} />
      {form && <BusinessFields form={form} left={left} newest={versions[0]} />}
      {versions.length > 0 && <BusinessVersions versions={versions} />}
    </>
  );
}
