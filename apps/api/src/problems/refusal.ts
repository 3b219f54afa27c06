import type { CodedError } from '@babelboard/platform';
import type { TextValues } from '@babelboard/texts';
import { HttpException } from '@nestjs/common';

/** A request that the edge itself does not let in; no use case was asked. */
export class Refusal extends HttpException implements CodedError {
  constructor(
    status: number,
    readonly code: string,
    readonly params: TextValues = {},
    /** What is said about it, where another error has the better words. */
    readonly said: CodedError = { code, params },
  ) {
    super(code, status);
  }
}
