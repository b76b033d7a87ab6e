import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { startFirstPage } from '@/app/first-page/startFirstPage';

void startFirstPage();
