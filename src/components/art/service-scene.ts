/** The drawings of services. Who promises no help by night shows no night. */
import { business } from '#core/business/current.ts';
import type { Service } from '#core/services.ts';
import type { StripName } from './scene-file.ts';
import type { Scene } from './scenes.ts';

export const sceneOfService = (service: Service): Scene =>
  service === 'always' && !business().promises.aroundTheClock ? 'alwaysByDay' : service;

/** What happens after a call. */
export const callDrawing = (): StripName => (business().promises.aroundTheClock ? 'nightCall' : 'dayCall');
