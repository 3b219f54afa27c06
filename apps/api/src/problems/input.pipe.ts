import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { InvalidInput } from './invalid-input.js';
import { ISSUES_WITHOUT_WORDS, issueProblem } from './issue-problem.js';

/** Holds what comes in against the wire schema of its route. @throws InvalidInput */
export class InputPipe extends StandardSchemaValidationPipe {
  /** By zod itself: the general interface says of an issue only what is said to people. */
  protected override async validate<T>(value: unknown, schema: unknown) {
    const read = await (schema as z.ZodType<T>).safeParseAsync(value, ISSUES_WITHOUT_WORDS);
    if (!read.success) {
      throw new InvalidInput(read.error.issues.map(issueProblem));
    }
    return { value: read.data };
  }

  /**
   * Zod measures also what is of the wrong type: an object in the place of a text, with a `length` that is no number, makes
   * the comparison itself throw. Such input is as wrong as any.
   */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof TypeError ? new InvalidInput([{ path: '', code: 'INPUT_WRONG', params: {} }]) : error;
    }
  }
}
