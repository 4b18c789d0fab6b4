import { createFileRoute } from '@tanstack/react-router';
import { UploadCv } from '../features/upload-cv/upload-cv';

export const Route = createFileRoute('/upload-cv')({ component: UploadCv });
