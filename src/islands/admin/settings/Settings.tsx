import { deskPages } from '#core/desk-pages.ts';
import { counted } from '#i18n/counted.ts';
import { NavIcon } from '../parts/drawings/NavIcon.tsx';
import { StateIcon } from '../parts/drawings/StateIcon.tsx';
import { Section } from '../parts/list/Section.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { laterEntries } from '../frame/navigation-pages.ts';
import { SetUpHelp } from '../parts/SetUpHelp.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { useToday } from '../parts/use-today.ts';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { WritingCost } from '../translation/WritingCost.tsx';
import { SettingRows } from './SettingRows.tsx';
import { useSettingValues } from './use-setting-values.ts';

/** The page from which all settings are reached, with what each is set to. */
export default function Settings() {
  const { pages, settings: texts, business, translation, setUp } = useDesk().words;
  // Until the answer arrives, nothing is said to be missing.
  const today = useToday();
  const isSetUp: readonly string[] = today.data?.setUp ?? laterEntries;
  const { help, isPending: isHelpPending } = useWritingHelp();
  const { isPending, name, price, languages, left, editors, account, health, newest, missing } =
    useSettingValues();
  const section = (title: keyof typeof business.sections) => ({
    href: `${deskPages.business}#${title}`,
    title: business.sections[title],
  });
  // All cards appear together, so that a late one does not push the others down.
  if (isPending || isHelpPending || today.isPending) return <Skeletons label={business.loading} />;
  return (
    <>
      <SettingRows
        title={texts.groups.business}
        rows={[
          {
            href: deskPages.business,
            title: pages.business,
            icon: <NavIcon name="business" />,
            about: texts.business,
            value: name,
            mark: left > 0 ? counted(texts.left, left) : undefined,
          },
          { ...section('prices'), icon: <StateIcon name="price" />, about: texts.prices, value: price },
          {
            ...section('area'),
            icon: <NavIcon name="language" />,
            about: texts.area,
            value: languages === '' ? texts.notFilledIn : languages,
          },
        ]}
      />
      <SettingRows
        title={texts.groups.people}
        rows={[
          {
            href: deskPages.editors,
            title: pages.editors,
            icon: <NavIcon name="editors" />,
            about: texts.editors,
            value: editors,
          },
          {
            href: deskPages.account,
            title: pages.account,
            icon: <NavIcon name="account" />,
            about: texts.account,
            value: account,
          },
        ]}
      />
      <SettingRows
        title={texts.groups.site}
        rows={[
          {
            href: deskPages.health,
            title: pages.health,
            icon: <NavIcon name="health" />,
            about: texts.health,
            value: health?.text,
            // In red, the value says it already.
            mark: health && health.n > 0 && health.tone !== 'bad' ? health.more : undefined,
            isTrouble: health?.tone === 'bad',
          },
          {
            href: deskPages.actions,
            title: pages.actions,
            icon: <StateIcon name="log" />,
            about: texts.actions,
            value: newest,
          },
          {
            href: deskPages['missing-pages'],
            title: pages['missing-pages'],
            icon: <StateIcon name="missing" />,
            about: texts['missing-pages'],
            value: missing,
          },
          ...laterEntries
            .filter((entry) => !isSetUp.includes(entry))
            .map((entry) => ({
              href: deskPages[entry],
              title: pages[entry],
              icon: <NavIcon name={entry} />,
              about: texts[entry],
              value: texts.notSetUp,
            })),
        ]}
      />
      {help?.translator === false && (
        <Section title={translation.title}>
          <SetUpHelp texts={setUp.model} setting={help.missing ?? ''} />
        </Section>
      )}
      {help && <WritingCost help={help} />}
    </>
  );
}
