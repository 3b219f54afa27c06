import { ExportedNames } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Tells the names of companies in copies of people's data. */
@Injectable()
export class TellCompanyNames implements OnModuleInit {
  constructor(private readonly names: ExportedNames) {}

  onModuleInit(): void {
    this.names.tell('company', async (tx, ids) => {
      const found = await tx.query<{ id: number; name: string }[]>('SELECT id, name FROM company WHERE id = ANY ($1)', [
        ids,
      ]);
      return new Map(found.map(({ id, name }) => [id, name]));
    });
  }
}
