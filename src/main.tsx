import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { startApp } from '@/app/startApp';

const element = document.getElementById('root');
if (element !== null) {
  /** Only a page in a frame loads this. */
  const fetchEmbedding = async () =>
    (await import('@/app/embedding/makeEmbedding')).makeEmbedding(element);
  void startApp(element, window.parent === window ? undefined : fetchEmbedding);
}
