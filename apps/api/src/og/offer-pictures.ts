import { DomainError, Settings } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { drawOfferPicture, type PicturedOffer } from './offer-picture.js';

const MOST_BYTES = 32 * 1024 * 1024;
/** Pictures that wait to be drawn; a crawler that asks for more comes again. */
const MOST_WAITING = 20;

/** Draws pictures one after the other, so that they never take more than one core, and keeps those asked for last. */
@Injectable()
export class OfferPictures implements OnApplicationBootstrap {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  private readonly face;

  constructor({ productName }: Settings) {
    this.face = { productName, language: DEFAULT_LANGUAGE };
  }

  /** The first picture takes several times as long as others, for its fonts: nobody is to wait for them. */
  onApplicationBootstrap(): void {
    const nothing = { title: '', company: { name: '' }, places: [], remote: null, languages: [] };
    this.last = drawOfferPicture(nothing, this.face).catch(() => undefined);
  }

  /** @throws DomainError PICTURES_BUSY */
  async of(job: PicturedOffer & { id: number }): Promise<Buffer> {
    const key = JSON.stringify([job.id, job.title, job.company.name, job.places, job.remote, job.languages]);
    return this.kept.get(key) ?? this.underWay.get(key) ?? this.draw(key, job);
  }

  private draw(key: string, job: PicturedOffer & { id: number }): Promise<Buffer> {
    if (this.underWay.size >= MOST_WAITING) {
      throw new DomainError('PICTURES_BUSY', 'unavailable');
    }
    const drawn = this.last
      .then(() => drawOfferPicture(job, this.face))
      .then((picture) => {
        this.kept.set(key, picture);
        return picture;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawn);
    this.last = drawn.catch(() => undefined);
    return drawn;
  }
}
