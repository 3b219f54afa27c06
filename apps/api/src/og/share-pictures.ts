import { DomainError, Settings } from '@babelboard/platform';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { drawPicture } from './draw-picture.js';
import type { PictureWords } from './picture-tree.js';

export const PICTURE_HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const MOST_BYTES = 32 * 1024 * 1024;
/** Pictures that wait to be drawn; a crawler that asks for more comes again. */
const MOST_WAITING = 20;

/** Draws pictures one after the other, so that they never take more than one core, and keeps those asked for last. */
@Injectable()
export class SharePictures implements OnApplicationBootstrap {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  private readonly productName: string;

  constructor({ productName }: Settings) {
    this.productName = productName;
  }

  /** The first picture takes several times as long as others, for its fonts: nobody is to wait for them. */
  onApplicationBootstrap(): void {
    this.last = drawPicture({ title: '', beneath: [], languages: [] }, this.productName).catch(() => undefined);
  }

  /** @throws DomainError PICTURES_BUSY */
  async of(words: PictureWords): Promise<Buffer> {
    const key = JSON.stringify(words);
    return this.kept.get(key) ?? this.underWay.get(key) ?? this.draw(key, words);
  }

  private draw(key: string, words: PictureWords): Promise<Buffer> {
    if (this.underWay.size >= MOST_WAITING) {
      throw new DomainError('PICTURES_BUSY', 'unavailable');
    }
    const drawn = this.last
      .then(() => drawPicture(words, this.productName))
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
