import { describe, expect, test } from 'vitest';
import { scripts } from '../../../package.json' with { type: 'json' };
import { lambdaFlags } from './lambda-flags.ts';

describe('the commands that run functions on this machine', () => {
  test.each(['start', 'dev'] as const)('npm run %s starts Node with the flags of AWS Lambda', (name) => {
    expect(scripts[name]).toBe(`node ${lambdaFlags.join(' ')} scripts/${name}.ts`);
  });
});
