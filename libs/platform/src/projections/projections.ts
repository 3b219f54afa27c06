import { Injectable } from '@nestjs/common';
import type { Projection } from './projection.js';

/** Every projection of this installation. Contexts add theirs in `onModuleInit`; the loops and the sweep take them from here. */
@Injectable()
export class Projections {
  private readonly known = new Map<string, Projection>();

  /** @throws where another has the name */
  add(projection: Projection): void {
    if (this.known.has(projection.name)) {
      throw new Error(`There are two projections ${projection.name}`);
    }
    this.known.set(projection.name, projection);
  }

  all(): Projection[] {
    return [...this.known.values()];
  }
}
