import type { TestProject } from 'vitest/node';
import { provideServer } from '../shared-server.ts';
import { realServices } from './real-services.ts';

/** Gives all test files the real services that the environment names, and our server for the other parts. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  provideServer(project, realServices(process.env));
