import { ExportedNames } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Tells the titles of offers in copies of people's data, also of those that are over. */
@Injectable()
export class TellOfferTitles implements OnModuleInit {
  constructor(private readonly names: ExportedNames) {}

  onModuleInit(): void {
    this.names.tell('offer', async (tx, ids) => {
      const found = await tx.query<{ id: number; title: string }[]>('SELECT id, title FROM offer WHERE id = ANY ($1)', [
        ids,
      ]);
      return new Map(found.map(({ id, title }) => [id, title]));
    });
  }
}
