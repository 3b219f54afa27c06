import { Command } from '@nestjs/cqrs';

/** Forgets a template. */
export class RemoveScreeningTemplate extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly templateId: number,
  ) {
    super();
  }
}
