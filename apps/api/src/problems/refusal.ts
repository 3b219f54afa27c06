import { HttpException } from '@nestjs/common';

/** A request that the edge itself does not let in; no use case was asked. */
export class Refusal extends HttpException {
  constructor(
    status: number,
    readonly code: string,
    message: string,
  ) {
    super(message, status);
  }
}
