import { Query } from '@nestjs/cqrs';

/** Skills that live offers name, with the latest change of such an offer. */
export class ListLiveSkills extends Query<{ skillId: number; lastChange: Date }[]> {}
