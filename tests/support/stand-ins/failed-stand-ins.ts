import { afterEach } from 'vitest';
import { throwStandInFailures } from './create-stand-in.ts';

// Each test fails whose stand-in could not answer a request.
afterEach(throwStandInFailures);
