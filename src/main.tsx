import '@/ui/theme/font.css';
import '@/ui/theme/tokens.css';
import '@/ui/theme/base.css';
import { startApp } from '@/app/startApp';

const element = document.getElementById('root');
if (element !== null) void startApp(element);
