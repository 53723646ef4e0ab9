import { memo } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { paths, patterns } from '@/paths';

/** The pages of the learning part, by the path of their route. */
export const learningPages = {
  [patterns.lessons]: async () => ({
    loader: ({ params }: LoaderFunctionArgs) => replace(paths.course(params['id'] ?? '')),
  }),
  [patterns.lesson]: async () => {
    const [{ LessonPage }, { lessonLoader }] = await Promise.all([
      import('@/pages/lesson/LessonPage'),
      import('@/pages/lesson/lessonLoader'),
    ]);
    return { Component: memo(LessonPage), loader: lessonLoader };
  },
  [patterns.plan]: async () => {
    const { PlanPage, planLoader } = await import('@/pages/plan/PlanPage');
    return { Component: memo(PlanPage), loader: planLoader };
  },
  [patterns.certificate]: async () => {
    const { CertificatePage, certificateLoader } = await import('@/pages/certificate/CertificatePage');
    return { Component: memo(CertificatePage), loader: certificateLoader };
  },
  [paths.certificateCheck]: async () => ({
    Component: memo((await import('@/pages/certificate/CertificateCheckPage')).CertificateCheckPage),
  }),
};
