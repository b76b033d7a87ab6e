import { messageRef as refTo, type MessageRef, type MessageValues } from '@/primitives/messageRef';
import type { TextKey } from './indonesian';

/** `messageRef` for the rooms that know the catalogues: a key that they lack does not compile. */
export const messageRef: (key: TextKey, values?: MessageValues) => MessageRef = refTo;
