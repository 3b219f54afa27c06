import { NothingPersonal, plain } from '@babelboard/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an offer says in another language than that of its own texts. */
@Entity('offer_version')
@NothingPersonal<OfferVersion>('A public job ad', {
  offerId: plain(),
  languageId: plain(),
  title: plain(),
  descriptionHtml: plain(),
  descriptionText: plain(),
})
export class OfferVersion {
  @PrimaryColumn('int')
  offerId!: number;

  @PrimaryColumn('int')
  languageId!: number;

  @Column('text')
  title!: string;

  /** Sanitised. */
  @Column('text')
  descriptionHtml!: string;

  @Column('text')
  descriptionText!: string;

  static of(values: OfferVersion): OfferVersion {
    return Object.assign(new OfferVersion(), values);
  }
}
