import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import type { z } from 'zod';
import { enTexts } from '../texts/en.js';
import { InvalidInput } from './invalid-input.js';
import { issueWords } from './issue-words.js';

/** Holds what comes in against the wire schema of its route. @throws InvalidInput */
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => InvalidInput.fromIssues(issues) });
  }

  /** By zod itself: the general interface has no place for words of our own. */
  protected override async validate<T>(value: unknown, schema: unknown) {
    const read = await (schema as z.ZodType<T>).safeParseAsync(value, { error: issueWords });
    return read.success ? { value: read.data } : { issues: read.error.issues };
  }

  /**
   * Zod measures also what is of the wrong type: an object in the place of a text, with a `length` that is no number, makes
   * the comparison itself throw. Such input is as wrong as any.
   */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof TypeError ? InvalidInput.fromIssues([{ message: enTexts.input.wrong }]) : error;
    }
  }
}
