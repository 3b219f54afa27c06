import type { Slice } from '../slice.js';
import { PostMessageHandler } from './commands/post-message.handler.js';
import { ReadMessagesHandler } from './commands/read-messages.handler.js';
import { UploadAttachmentHandler } from './commands/upload-attachment.handler.js';
import { Conversation } from './entities/conversation.entity.js';
import { Message } from './entities/message.entity.js';
import { MessageAttachment } from './entities/message-attachment.entity.js';
import { MessagePosted } from './events/message-posted.event.js';
import { MessageAttachments } from './message-attachments.js';
import { Conversations } from './queries/conversations.js';
import { MessageNotices } from './queries/message-notices.js';
import { OpenAttachmentHandler } from './queries/open-attachment.handler.js';
import { DropUnsentAttachments } from './schedules/drop-unsent-attachments.schedule.js';
import { ThreadNews } from './thread-news.js';
import { ThreadWriting } from './thread-writing.js';

/** How both sides of an application talk. */
export const conversationsSlice: Slice = {
  entities: [Conversation, Message, MessageAttachment],
  events: [MessagePosted],
  providers: [
    Conversations,
    DropUnsentAttachments,
    MessageAttachments,
    MessageNotices,
    OpenAttachmentHandler,
    PostMessageHandler,
    ReadMessagesHandler,
    ThreadNews,
    ThreadWriting,
    UploadAttachmentHandler,
  ],
  exports: [Conversations, MessageNotices],
};
