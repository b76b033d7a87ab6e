import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { startApp } from '@/app/startApp';

const element = document.getElementById('root');
if (element !== null) {
  if (window.parent === window) void startApp(element);
  // Only a page in a frame loads this. Without it the page works all the same, and posts nothing.
  else
    void import('@/app/embedding/makeEmbedding').then(
      ({ makeEmbedding }) => startApp(element, makeEmbedding(element)),
      () => startApp(element),
    );
}
