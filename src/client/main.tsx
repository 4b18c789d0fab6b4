import './zod-without-eval';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/inter/index.css';
import '../fonts/fraunces.css';
import '../fonts/inter.css';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './global.css';
import './forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application, createAppRouter } from './application';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <Application router={createAppRouter()} />
  </StrictMode>,
);
