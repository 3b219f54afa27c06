import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minisiteSlugUnusable } from '../company.errors.js';
import { sanitiseAbout } from '../domain/sanitise-about.js';

export type MinisiteTemplate = 'banner' | 'column';

export interface MinisiteLook {
  /** Part of the address `/jobs-at-{slug}`. */
  slug: string;
  /** Whether the company has the service now. */
  active: boolean;
  /** Null until the company has chosen one. */
  template: MinisiteTemplate | null;
  headline: string;
  /** About the company; is sanitised. */
  contentHtml: string;
}

const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;

/** A company's branded list of its own offers. */
@Entity('minisite')
@NothingPersonal<Minisite>('What a company says in public about itself', {
  companyId: plain(),
  slug: plain(),
  active: plain(),
  template: plain(),
  headline: plain(),
  contentHtml: plain(),
  updatedAt: plain(),
})
export class Minisite {
  @PrimaryColumn('int')
  companyId!: number;

  @Column('text')
  slug!: string;

  @Column('boolean')
  active!: boolean;

  @Column('text', { nullable: true })
  template!: MinisiteTemplate | null;

  @Column('text')
  headline!: string;

  @Column('text')
  contentHtml!: string;

  @Column('timestamptz')
  updatedAt!: Date;

  static of(companyId: number): Minisite {
    return Object.assign(new Minisite(), { companyId });
  }

  /**
   * Gives whether that is another look than before.
   * @throws DomainError MINISITE_SLUG_UNUSABLE
   */
  look({ slug, active, template, headline, contentHtml }: MinisiteLook, now: Date): boolean {
    if (!SLUG.test(slug)) {
      throw minisiteSlugUnusable();
    }
    const wanted = { slug, active, template, headline, contentHtml: sanitiseAbout(contentHtml) };
    const changed = Object.entries(wanted).some(([name, value]) => this[name as keyof Minisite] !== value);
    if (changed) {
      Object.assign(this, wanted, { updatedAt: now });
    }
    return changed;
  }
}
