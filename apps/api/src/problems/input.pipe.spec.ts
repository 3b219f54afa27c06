import { emailRequest, registerCandidateRequest } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import type { ArgumentMetadata } from '@nestjs/common';
import { InputPipe } from './input.pipe.js';
import { InvalidInput } from './invalid-input.js';

const pipe = new InputPipe();
const read = (value: unknown, schema: ArgumentMetadata['schema']) => pipe.transform(value, { type: 'body', schema });

describe('InputPipe', () => {
  it('gives what the schema makes of the input', async () => {
    expect(await read({ email: 'ada@example.test', other: 1 }, emailRequest)).toEqual({ email: 'ada@example.test' });
  });

  it('names each field that is wrong', async () => {
    const refusal = await read({ email: 'x', languages: [{ slug: 'German' }] }, registerCandidateRequest).catch(
      (error: InvalidInput) => error,
    );
    expect(refusal).toBeInstanceOf(InvalidInput);
    expect((refusal as InvalidInput).problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['email', 'password', 'languages.0.cefr', 'terms']),
    );
  });

  it('refuses an object that cannot even be measured', async () => {
    const unmeasurable = { token: { length: { toString: 'x' } } };
    await expect(read(unmeasurable, emailRequest)).rejects.toBeInstanceOf(InvalidInput);
  });
});
