import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { InvalidInput } from './invalid-input.js';

/** Holds what comes in against the wire schema of its route. @throws InvalidInput */
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => InvalidInput.fromIssues(issues) });
  }

  /**
   * Zod measures also what is of the wrong type: an object in the place of a text, with a `length` that is no number, makes
   * the comparison itself throw. Such input is as wrong as any.
   */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    try {
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof TypeError ? InvalidInput.fromIssues([{ message: 'Invalid input' }]) : error;
    }
  }
}
