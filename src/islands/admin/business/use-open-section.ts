import { useSyncExternalStore } from 'react';
import { sectionNames, type SectionName } from './fields.ts';

/** The fragment of the URL is the name of the open section, such as `/admin/business#prices`. */
export const useOpenSection = (): SectionName => useSyncExternalStore(follow, sectionInAddress);

export function openSection(section: SectionName): void {
  history.replaceState(history.state, '', `#${section}`);
  dispatchEvent(new Event('hashchange'));
}

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const sectionInAddress = (): SectionName =>
  sectionNames.find((name) => `#${name}` === location.hash) ?? 'identity';
