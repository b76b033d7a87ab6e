import type { EmbedMessage, EmbedType, HostMessage } from '@/domain/embed/messages';

/** The messages of which the last one describes the state of the page. */
export type EmbedStateType = Extract<
  EmbedType,
  'resize' | 'step_changed' | 'dirty_changed' | 'status_changed'
>;

/** The portal around a page in a frame (embedding.md). */
export interface EmbedPort {
  /** Posts to the configured origins, and to no other. Without a match nobody hears it. */
  post(message: EmbedMessage): void;
  /** Posts the last messages of these types again, in this order. */
  repeat(types: readonly EmbedStateType[]): void;
  /** Forgets the last messages of these types, so that nothing of them is repeated. */
  forget(types: readonly EmbedStateType[]): void;
  /** The last message was posted: nobody hears another. */
  isClosed(): boolean;
  /** Calls back for each valid message of the portal; everything else is ignored silently. */
  onMessage(listener: (message: HostMessage) => void): void;
}

/** What the frame has last posted to the portal, for the tab; also after a reload. */
export interface EmbedMemoryPort {
  read(): string | null;
  store(text: string): void;
  clear(): void;
}
