import { Module } from '@nestjs/common';
import { NoteChangedOffer } from './reactions/note-changed-offer.reaction.js';
import { NotifySearchEngines } from './schedules/notify-search-engines.schedule.js';

@Module({ providers: [NoteChangedOffer, NotifySearchEngines] })
export class IndexnowModule {}
