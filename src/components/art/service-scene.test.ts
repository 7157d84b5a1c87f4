import { afterEach, expect, test } from 'vitest';
import { setBusiness } from '#core/business/current.ts';
import { startingBusiness } from '../../../tests/support/starting-business.ts';
import { lightScene, sceneFile } from './scene-file.ts';
import { callDrawing, sceneOfService } from './service-scene.ts';

afterEach(() => setBusiness(startingBusiness));

/** Only the drawings of a night have stars or a moon. */
const night = /class="star"|class="lit" d="M11[26]/;

test.each([true, false])('the drawings of emergencies show the night: %s', (aroundTheClock) => {
  setBusiness({ ...startingBusiness, promises: { ...startingBusiness.promises, aroundTheClock } });
  expect(night.test(lightScene(sceneOfService('always')))).toBe(aroundTheClock);
  expect(night.test(sceneFile(callDrawing()))).toBe(aroundTheClock);
});
