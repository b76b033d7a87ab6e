import { messageRef, type MessageRef, type MessageValues } from '@/primitives/messageRef';
import type { TextKey } from './indonesian';

/** `messageRef` for the layers that know the catalogues: a key that they lack does not compile. */
export const typedMessageRef: (key: TextKey, values?: MessageValues) => MessageRef = messageRef;
