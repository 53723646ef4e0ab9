// Made from the migrations by npm run generate:database.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      answers: {
        Row: {
          block: string;
          body: Json;
          revision: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          block: string;
          body: Json;
          revision?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          block?: string;
          body?: Json;
          revision?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      certificates: {
        Row: {
          code: string;
          course_id: string;
          course_title: string;
          finished_on: string;
          instructor: string;
          issued_on: string;
          lessons: string[];
          minutes: number;
          name: string;
          user_id: string;
        };
        Insert: {
          code: string;
          course_id: string;
          course_title: string;
          finished_on: string;
          instructor: string;
          issued_on: string;
          lessons: string[];
          minutes: number;
          name: string;
          user_id: string;
        };
        Update: {
          code?: string;
          course_id?: string;
          course_title?: string;
          finished_on?: string;
          instructor?: string;
          issued_on?: string;
          lessons?: string[];
          minutes?: number;
          name?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'certificates_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      course_grants: {
        Row: {
          course_id: string;
          granted_at: string;
          user_id: string;
        };
        Insert: {
          course_id: string;
          granted_at?: string;
          user_id: string;
        };
        Update: {
          course_id?: string;
          granted_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'course_grants_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      courses: {
        Row: {
          id: string;
          instructor: string;
          price_cents: number;
          slug: string;
          status: string;
          title: string;
        };
        Insert: {
          id: string;
          instructor: string;
          price_cents: number;
          slug: string;
          status?: string;
          title: string;
        };
        Update: {
          id?: string;
          instructor?: string;
          price_cents?: number;
          slug?: string;
          status?: string;
          title?: string;
        };
        Relationships: [];
      };
      enrolments: {
        Row: {
          course_id: string;
          enrolled_at: string;
          last_lesson: string | null;
          last_lesson_at: string | null;
          user_id: string;
        };
        Insert: {
          course_id: string;
          enrolled_at?: string;
          last_lesson?: string | null;
          last_lesson_at?: string | null;
          user_id: string;
        };
        Update: {
          course_id?: string;
          enrolled_at?: string;
          last_lesson?: string | null;
          last_lesson_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enrolments_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrolments_course_id_last_lesson_fkey';
            columns: ['course_id', 'last_lesson'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['course_id', 'slug'];
          },
        ];
      };
      lesson_progress: {
        Row: {
          completed_at: string;
          course_id: string;
          lesson: string;
          user_id: string;
        };
        Insert: {
          completed_at?: string;
          course_id: string;
          lesson: string;
          user_id: string;
        };
        Update: {
          completed_at?: string;
          course_id?: string;
          lesson?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lesson_progress_course_id_lesson_fkey';
            columns: ['course_id', 'lesson'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['course_id', 'slug'];
          },
          {
            foreignKeyName: 'lesson_progress_user_id_course_id_fkey';
            columns: ['user_id', 'course_id'];
            isOneToOne: false;
            referencedRelation: 'enrolments';
            referencedColumns: ['user_id', 'course_id'];
          },
        ];
      };
      lessons: {
        Row: {
          course_id: string;
          minutes: number;
          position: number;
          required: boolean;
          slug: string;
          title: string;
        };
        Insert: {
          course_id: string;
          minutes: number;
          position: number;
          required?: boolean;
          slug: string;
          title: string;
        };
        Update: {
          course_id?: string;
          minutes?: number;
          position?: number;
          required?: boolean;
          slug?: string;
          title?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'lessons_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
      notes: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          lesson: string;
          revision: number;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          lesson: string;
          revision?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          lesson?: string;
          revision?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'notes_lesson_fkey';
            columns: ['lesson'];
            isOneToOne: false;
            referencedRelation: 'lessons';
            referencedColumns: ['slug'];
          },
        ];
      };
      saved_courses: {
        Row: {
          course_id: string;
          saved_at: string;
          user_id: string;
        };
        Insert: {
          course_id: string;
          saved_at?: string;
          user_id: string;
        };
        Update: {
          course_id?: string;
          saved_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'saved_courses_course_id_fkey';
            columns: ['course_id'];
            isOneToOne: false;
            referencedRelation: 'courses';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      delete_my_learning: {
        Args: never;
        Returns: undefined;
      };
      delete_note: {
        Args: {
          note: string;
        };
        Returns: undefined;
      };
      enrol: {
        Args: {
          course: string;
        };
        Returns: Json;
      };
      export_my_learning: {
        Args: never;
        Returns: Json;
      };
      issue_certificate: {
        Args: {
          course: string;
          name: string;
        };
        Returns: Json;
      };
      leave_course: {
        Args: {
          course: string;
        };
        Returns: undefined;
      };
      my_learning: {
        Args: {
          with_texts?: boolean;
        };
        Returns: Json;
      };
      record_progress: {
        Args: {
          events: Json;
        };
        Returns: Json;
      };
      save_answers: {
        Args: {
          answers: Json;
        };
        Returns: Json;
      };
      save_course: {
        Args: {
          course: string;
        };
        Returns: undefined;
      };
      save_note: {
        Args: {
          body: string;
          lesson: string;
          note: string;
          revision: number;
        };
        Returns: Json;
      };
      unsave_course: {
        Args: {
          course: string;
        };
        Returns: undefined;
      };
      verify_certificate: {
        Args: {
          code: string;
        };
        Returns: Json;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
