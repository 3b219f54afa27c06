import { z } from 'zod';
import { CV_TYPES } from './cvs.js';
import { toasts } from './done.js';
import { proseText } from './typed-text.js';

const id = z.int().min(1).max(2_147_483_647);

/** Letters of a message. */
export const LONGEST_MESSAGE = 5_000;
export const MOST_ATTACHMENTS = 3;
export const LARGEST_ATTACHMENT_BYTES = 5 * 1024 * 1024;
/** Multipart field of an upload. */
export const ATTACHMENT_FIELD = 'file';
/** Messages of one answer. */
export const MESSAGES_AT_ONCE = 50;

/** Why somebody cannot write. `ended`: the candidate took the application back. */
export const WRITING_REFUSALS = ['ended', 'company_writes_first', 'answered_once', 'company_suspended'] as const;

const attachment = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(CV_TYPES),
    /** Bytes. */
    size: z.int(),
  })
  .meta({ id: 'MessageAttachment' });
export type MessageAttachment = z.infer<typeof attachment>;

const message = z
  .object({
    id: z.int(),
    side: z.enum(['candidate', 'company']),
    /** By whom; never an address. Empty where the member is gone: the company's name is told beside it. */
    name: z.string(),
    own: z.boolean(),
    text: z.string(),
    /** Of the text: ISO 639-1; null where it was not recognised. */
    language: z.string().nullable(),
    dir: z.enum(['ltr', 'rtl']),
    at: z.string(),
    /** Whether the other side has seen it. */
    read: z.boolean(),
    attachments: z.array(attachment),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

/** Query of `GET …/messages`. */
export const messagesQuery = z.object({
  /** Those before this one; without it the latest. */
  before: z.coerce.number().pipe(id).optional(),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** Answer of `GET /api/candidates/applications/{id}/messages` and `GET /api/companies/applicants/{id}/messages`. */
export const conversationResponse = z
  .object({
    application_id: z.int(),
    offer: z.object({ id: z.int(), title: z.string() }),
    candidate: z.object({ name: z.string() }),
    company: z.object({ id: z.int(), name: z.string() }),
    /** The last one at the end. */
    messages: z.array(message),
    /** Whether there are earlier ones. */
    earlier: z.boolean(),
    unread: z.int(),
    /** Null where one may write. */
    refusal: z.enum(WRITING_REFUSALS).nullable(),
  })
  .meta({ id: 'ConversationResponse' });
export type ConversationResponse = z.infer<typeof conversationResponse>;

/** Body of `POST …/messages`. Without a text there is an attachment at least. */
export const messageRequest = z
  .object({
    text: proseText(LONGEST_MESSAGE).default(''),
    /** Ids of one's own uploads that went with no message yet. */
    attachments: z.array(id).max(MOST_ATTACHMENTS).default([]),
    /** Made by the client for each message: sent again after a lost answer, it stays one. */
    key: z.uuid(),
  })
  .refine(({ text, attachments }) => text !== '' || attachments.length > 0, { path: ['text'] })
  .meta({ id: 'MessageRequest' });
export type MessageRequest = z.input<typeof messageRequest>;

/** Body of `POST …/messages/read`: the last message that was seen. */
export const readMessagesRequest = z.object({ up_to: id }).meta({ id: 'ReadMessagesRequest' });
export type ReadMessagesRequest = z.infer<typeof readMessagesRequest>;

/** Answer of `POST …/messages`. */
export const changedConversationResponse = conversationResponse
  .extend({ toasts })
  .meta({ id: 'ChangedConversationResponse' });
export type ChangedConversationResponse = z.infer<typeof changedConversationResponse>;

/** Answer of `POST …/messages/attachments`. */
export const uploadedAttachmentResponse = z.object({ attachment }).meta({ id: 'UploadedAttachmentResponse' });
export type UploadedAttachmentResponse = z.infer<typeof uploadedAttachmentResponse>;

/** Answer of `GET /api/candidates/messages/unread` and `GET /api/companies/messages/unread`. */
export const unreadMessagesResponse = z
  .object({
    total: z.int(),
    /** The last one written to first; at most a hundred. */
    applications: z.array(z.object({ id: z.int(), unread: z.int() })),
  })
  .meta({ id: 'UnreadMessagesResponse' });
export type UnreadMessagesResponse = z.infer<typeof unreadMessagesResponse>;
