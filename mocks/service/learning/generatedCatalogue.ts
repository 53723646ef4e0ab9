// Made by `npm run generate:database`.
// prettier-ignore
export const generatedCatalogue = [
  {
    "id": "d4c7677b-9c1c-575e-a6a9-bd066167a630",
    "title": "Start Here: AI in Plain Language",
    "instructor": "Amara Okonjo",
    "priceCents": 0,
    "lessons": [
      {
        "slug": "start-here-ai-01",
        "title": "What people mean when they say AI",
        "minutes": 14,
        "required": true
      },
      {
        "slug": "start-here-ai-02",
        "title": "Guessing the next word: how a language model answers",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "start-here-ai-03",
        "title": "Where training data comes from, and what it leaves out",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "start-here-ai-04",
        "title": "Four families of tools: text, image, sound, data",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "start-here-ai-05",
        "title": "Your first useful conversation with a chatbot",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "start-here-ai-06",
        "title": "Invented facts: the confident wrong answer",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "start-here-ai-07",
        "title": "Stale knowledge and missing context",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "start-here-ai-08",
        "title": "Bias: when the average is not fair",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "start-here-ai-09",
        "title": "Your one-page plan for using AI this month",
        "minutes": 17,
        "required": true
      }
    ]
  },
  {
    "id": "90b728ae-ebae-58b6-a2eb-c77d707fbd55",
    "title": "Prompting That Works: From First Draft to Reliable Results",
    "instructor": "Priya Raghunathan",
    "priceCents": 7900,
    "lessons": [
      {
        "slug": "prompting-that-works-01",
        "title": "What a prompt really is",
        "minutes": 14,
        "required": true
      },
      {
        "slug": "prompting-that-works-02",
        "title": "The four-part prompt: goal, context, limits, example",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "prompting-that-works-03",
        "title": "Show, do not tell: choosing good examples",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "prompting-that-works-04",
        "title": "Asking for a shape: lists, tables and structured output",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "prompting-that-works-05",
        "title": "Role and reader: who is speaking, to whom",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "prompting-that-works-06",
        "title": "Break it down: chains of small tasks",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "prompting-that-works-07",
        "title": "Let it ask you questions first",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "prompting-that-works-08",
        "title": "Working with long documents",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "prompting-that-works-09",
        "title": "When the model is wrong: repair prompts",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "prompting-that-works-10",
        "title": "Test like a cook: a tasting set for prompts",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "prompting-that-works-11",
        "title": "Comparing two versions without fooling yourself",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "prompting-that-works-12",
        "title": "Safety rails: private data and risky requests",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "prompting-that-works-13",
        "title": "Build your prompt library",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "prompting-that-works-14",
        "title": "Project: ship one prompt you will use every week",
        "minutes": 23,
        "required": true
      }
    ]
  },
  {
    "id": "f22b297e-4521-5d70-b990-d1dda181b7e6",
    "title": "Script to Screen: AI-Assisted Video in a Weekend",
    "instructor": "Mateo Villalobos",
    "priceCents": 11900,
    "lessons": [
      {
        "slug": "script-to-screen-01",
        "title": "The weekend plan: what happens on each day",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "script-to-screen-02",
        "title": "A one-page idea with one viewer in mind",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "script-to-screen-03",
        "title": "From idea to script with an AI writing partner",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "script-to-screen-04",
        "title": "Read it aloud and cut a third",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "script-to-screen-05",
        "title": "Turning a script into a shot list",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "script-to-screen-06",
        "title": "Light from a window, sound from close by",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "script-to-screen-07",
        "title": "Filming yourself without a crew",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "script-to-screen-08",
        "title": "B-roll you can shoot in an hour",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "script-to-screen-09",
        "title": "Import, name, back up",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "script-to-screen-10",
        "title": "The paper edit: cutting from a transcript",
        "minutes": 30,
        "required": true
      },
      {
        "slug": "script-to-screen-11",
        "title": "Pace, pauses and the first fifteen seconds",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "script-to-screen-12",
        "title": "Sound repair and music you are allowed to use",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "script-to-screen-13",
        "title": "Captions you have checked by ear",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "script-to-screen-14",
        "title": "Three titles, three thumbnails, one small test",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "script-to-screen-15",
        "title": "Export settings and the upload page",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "script-to-screen-16",
        "title": "Project: publish your weekend video",
        "minutes": 33,
        "required": true
      }
    ]
  },
  {
    "id": "ea809162-4139-5994-884f-d1b057a47e1f",
    "title": "No-Code Automation: Let the Busywork Run Itself",
    "instructor": "Tomasz Wielgosz",
    "priceCents": 14900,
    "lessons": [
      {
        "slug": "no-code-automation-01",
        "title": "Where your week goes: a time audit",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "no-code-automation-02",
        "title": "Draw the process before you build it",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "no-code-automation-03",
        "title": "Triggers, actions and data: the whole idea",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "no-code-automation-04",
        "title": "Your first automation: form to inbox to sheet",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "no-code-automation-05",
        "title": "Filters and branches",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "no-code-automation-06",
        "title": "Dates, time zones and schedules",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "no-code-automation-07",
        "title": "Clean data in the middle",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "no-code-automation-08",
        "title": "Approvals: keep a person in the loop",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "no-code-automation-09",
        "title": "Adding an AI step that behaves",
        "minutes": 30,
        "required": true
      },
      {
        "slug": "no-code-automation-10",
        "title": "Sorting and tagging with AI",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "no-code-automation-11",
        "title": "Drafting replies with AI, sending them yourself",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "no-code-automation-12",
        "title": "Files in, files out",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "no-code-automation-13",
        "title": "Connecting a calendar and a booking page",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "no-code-automation-14",
        "title": "When it fails: alerts and retries",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "no-code-automation-15",
        "title": "Secrets, permissions and least access",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "no-code-automation-16",
        "title": "What it costs: runs, limits and plans",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "no-code-automation-17",
        "title": "Document it for the next person",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "no-code-automation-18",
        "title": "Project: automate one weekly chore end to end",
        "minutes": 40,
        "required": true
      }
    ]
  },
  {
    "id": "5c569275-0252-527c-a0a0-67397a17f73c",
    "title": "Price It Right: Packaging Your Knowledge for Sale",
    "instructor": "Linnea Sandqvist",
    "priceCents": 10000,
    "lessons": [
      {
        "slug": "price-it-right-01",
        "title": "What people pay for",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "price-it-right-02",
        "title": "Write the one-sentence offer",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "price-it-right-03",
        "title": "Five conversations before a number",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "price-it-right-04",
        "title": "Reading the answers honestly",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "price-it-right-05",
        "title": "Three ways to set a first price",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "price-it-right-06",
        "title": "Good, better, best",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "price-it-right-07",
        "title": "Bundles, add-ons and what to leave out",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "price-it-right-08",
        "title": "Discounts without regret",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "price-it-right-09",
        "title": "Guarantees and refunds people trust",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "price-it-right-10",
        "title": "Your sales page, line by line",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "price-it-right-11",
        "title": "Raising a price",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "price-it-right-12",
        "title": "Project: publish your price",
        "minutes": 21,
        "required": true
      }
    ]
  },
  {
    "id": "db2f6ec1-659a-5a06-b979-f8f11b59e18a",
    "title": "First Clients: Selling AI Services as a Solo Creator",
    "instructor": "Dawit Tessema",
    "priceCents": 16900,
    "lessons": [
      {
        "slug": "first-clients-01",
        "title": "What clients actually buy from a solo creator",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "first-clients-02",
        "title": "Pick a service you can deliver in two weeks",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "first-clients-03",
        "title": "Three clients you can name",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "first-clients-04",
        "title": "A sample project instead of a portfolio",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "first-clients-05",
        "title": "The outreach note people answer",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "first-clients-06",
        "title": "Two follow-ups, then stop",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "first-clients-07",
        "title": "The first call: questions before answers",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-clients-08",
        "title": "Scope on one page",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "first-clients-09",
        "title": "Pricing a small project",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "first-clients-10",
        "title": "A proposal they can say yes to",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "first-clients-11",
        "title": "A plain contract and a deposit",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "first-clients-12",
        "title": "Delivering with AI, and saying so",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-clients-13",
        "title": "Feedback rounds that end",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "first-clients-14",
        "title": "Handover, invoice and the next job",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "first-clients-15",
        "title": "Project: send ten notes this week",
        "minutes": 26,
        "required": true
      }
    ]
  },
  {
    "id": "e11c6868-56ef-51d1-ba31-7183b463fc44",
    "title": "Newsletters People Finish: Writing with an AI Editor",
    "instructor": "Yasmin El-Sayegh",
    "priceCents": 8900,
    "lessons": [
      {
        "slug": "newsletters-people-finish-01",
        "title": "Why people stop reading halfway",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-02",
        "title": "A promise you can keep every week",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-03",
        "title": "Know one reader well",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-04",
        "title": "A notebook that fills itself",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-05",
        "title": "Drafting in your own voice first",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-06",
        "title": "The AI editor's brief: question, do not write",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-07",
        "title": "Cutting a quarter without losing the point",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-08",
        "title": "Fact-checking a personal essay",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-09",
        "title": "Subject lines from evidence",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-10",
        "title": "Links, images and alternative text",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-11",
        "title": "Opens, clicks, replies: which numbers to trust",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-12",
        "title": "When you miss a week",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "newsletters-people-finish-13",
        "title": "Project: an issue edited four times",
        "minutes": 29,
        "required": true
      }
    ]
  },
  {
    "id": "fdee7e10-cd04-50b2-8925-ef9c5a6a6ada",
    "title": "Repurpose Everything: One Recording, Twelve Posts",
    "instructor": "Mateo Villalobos",
    "priceCents": 6900,
    "lessons": [
      {
        "slug": "repurpose-everything-01",
        "title": "One conversation, many readers",
        "minutes": 13,
        "required": true
      },
      {
        "slug": "repurpose-everything-02",
        "title": "Choosing a topic with twelve corners",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "repurpose-everything-03",
        "title": "Recording once with clips in mind",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "repurpose-everything-04",
        "title": "Correcting the transcript first",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "repurpose-everything-05",
        "title": "Finding clips: stories, claims and surprises",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "repurpose-everything-06",
        "title": "Quotes that stay true",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "repurpose-everything-07",
        "title": "Threads and carousels from one argument",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "repurpose-everything-08",
        "title": "Same idea, different room: tone by channel",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "repurpose-everything-09",
        "title": "A posting calendar that leaves gaps",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "repurpose-everything-10",
        "title": "Project: twelve posts from your next recording",
        "minutes": 25,
        "required": true
      }
    ]
  },
  {
    "id": "d7860bff-a73b-5a33-958d-911e3af9adc1",
    "title": "Start Here: Is a Creator Business Right for You?",
    "instructor": "Dawit Tessema",
    "priceCents": 0,
    "lessons": [
      {
        "slug": "start-here-business-01",
        "title": "What a creator business looks like on a Tuesday",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "start-here-business-02",
        "title": "Hours: finding time you really have",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "start-here-business-03",
        "title": "Money: a six-month cash estimate",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "start-here-business-04",
        "title": "Habits that outlast motivation",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "start-here-business-05",
        "title": "Services, products, membership or sponsorship",
        "minutes": 31,
        "required": true
      },
      {
        "slug": "start-here-business-06",
        "title": "Where AI helps and where it adds work",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "start-here-business-07",
        "title": "Talking to the people you live with",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "start-here-business-08",
        "title": "Your one-page plan with a stop date",
        "minutes": 27,
        "required": true
      }
    ]
  },
  {
    "id": "c2b5424b-f36f-5d30-be10-b5afdbf92a35",
    "title": "Launch a Digital Product in 30 Days",
    "instructor": "Dawit Tessema",
    "priceCents": 19900,
    "lessons": [
      {
        "slug": "launch-in-30-days-01",
        "title": "Day 1: choose one small promise",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "launch-in-30-days-02",
        "title": "Day 2: who it is for, in their words",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "launch-in-30-days-03",
        "title": "Day 3: a page that tests demand",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "launch-in-30-days-04",
        "title": "Days 4 to 6: ten conversations",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "launch-in-30-days-05",
        "title": "Day 7: go, change or stop",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "launch-in-30-days-06",
        "title": "Choosing a format: guide, kit, course or template",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "launch-in-30-days-07",
        "title": "Outline backwards from the result",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "launch-in-30-days-08",
        "title": "Drafting with AI in daily blocks",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "launch-in-30-days-09",
        "title": "Your examples, your proof",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "launch-in-30-days-10",
        "title": "Design that stays out of the way",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "launch-in-30-days-11",
        "title": "Accessibility pass before anyone pays",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "launch-in-30-days-12",
        "title": "A first version in five testers' hands",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "launch-in-30-days-13",
        "title": "Fix, cut, freeze",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "launch-in-30-days-14",
        "title": "Price, guarantee and checkout",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "launch-in-30-days-15",
        "title": "A calm sales page in nine blocks",
        "minutes": 31,
        "required": true
      },
      {
        "slug": "launch-in-30-days-16",
        "title": "Five launch emails, written in advance",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "launch-in-30-days-17",
        "title": "Asking partners and early readers",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "launch-in-30-days-18",
        "title": "The day before: a dry run",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "launch-in-30-days-19",
        "title": "Launch day, hour by hour",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "launch-in-30-days-20",
        "title": "Answering every reply",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "launch-in-30-days-21",
        "title": "Closing the launch week",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "launch-in-30-days-22",
        "title": "Reading the launch numbers",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "launch-in-30-days-23",
        "title": "What to build next, or not",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "launch-in-30-days-24",
        "title": "Project: your launch report",
        "minutes": 33,
        "required": true
      }
    ]
  },
  {
    "id": "1d09622a-43d2-5974-bac3-33c40f8570c6",
    "title": "Machine Learning Intuition for Creators",
    "instructor": "Priya Raghunathan",
    "priceCents": 12900,
    "lessons": [
      {
        "slug": "ml-intuition-01",
        "title": "Programs written by examples",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "ml-intuition-02",
        "title": "Features: what the machine gets to see",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "ml-intuition-03",
        "title": "Training as turning knobs",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "ml-intuition-04",
        "title": "Too simple, too clever: underfitting and overfitting",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "ml-intuition-05",
        "title": "Why we hide some data from the model",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "ml-intuition-06",
        "title": "Embeddings: a map of meaning",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "ml-intuition-07",
        "title": "Similar is not the same: limits of distance",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "ml-intuition-08",
        "title": "Attention without the algebra",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "ml-intuition-09",
        "title": "Why models forget: context windows and memory",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "ml-intuition-10",
        "title": "How a recommendation feed ranks your work",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "ml-intuition-11",
        "title": "Clicks, watch time and the goals behind a feed",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "ml-intuition-12",
        "title": "Feedback loops and the rich-get-richer effect",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "ml-intuition-13",
        "title": "Precision and recall with a fruit basket",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "ml-intuition-14",
        "title": "Reading an evaluation chart",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "ml-intuition-15",
        "title": "Benchmarks, leaderboards and your own task",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "ml-intuition-16",
        "title": "Randomness, temperature and repeatability",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "ml-intuition-17",
        "title": "Small model or large model",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "ml-intuition-18",
        "title": "Fine-tuning, retrieval or a better prompt",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "ml-intuition-19",
        "title": "Questions to ask anyone selling you a model",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "ml-intuition-20",
        "title": "Project: explain one system you use every day",
        "minutes": 38,
        "required": true
      }
    ]
  },
  {
    "id": "29718730-d0f1-5b13-9e12-68511ec53a29",
    "title": "Thumbnails, Covers and Carousels with AI Design",
    "instructor": "Leilani Kahale",
    "priceCents": 5900,
    "lessons": [
      {
        "slug": "thumbnails-covers-carousels-01",
        "title": "What survives at thumb size",
        "minutes": 14,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-02",
        "title": "One idea, one focal point",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-03",
        "title": "Contrast before color",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-04",
        "title": "Type people can read while scrolling",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-05",
        "title": "Briefing an image model like an art director",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-06",
        "title": "Correcting what the model gets wrong",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-07",
        "title": "Faces, likeness and consent",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-08",
        "title": "Carousels: a reason to swipe",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-09",
        "title": "Building a reusable template set",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-10",
        "title": "Alternative text and honest previews",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "thumbnails-covers-carousels-11",
        "title": "Project: a month of covers in one sitting",
        "minutes": 22,
        "required": true
      }
    ]
  },
  {
    "id": "a13ad38f-ee34-5d9d-81f5-563688e79cb5",
    "title": "From Followers to Members: Building a Paid Community",
    "instructor": "Linnea Sandqvist",
    "priceCents": 15900,
    "lessons": [
      {
        "slug": "followers-to-members-01",
        "title": "Followers, customers, members: three different promises",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "followers-to-members-02",
        "title": "A membership promise in one sentence",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "followers-to-members-03",
        "title": "Asking your audience before you build",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "followers-to-members-04",
        "title": "A rhythm you can keep in a bad month",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "followers-to-members-05",
        "title": "What belongs inside and what stays free",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "followers-to-members-06",
        "title": "Membership prices that cover the hours",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "followers-to-members-07",
        "title": "Tiers: two are plenty",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "followers-to-members-08",
        "title": "Founding members and fair early terms",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "followers-to-members-09",
        "title": "Choosing a home for your community",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "followers-to-members-10",
        "title": "The first seven days of a new member",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "followers-to-members-11",
        "title": "Rituals, prompts and quiet members",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "followers-to-members-12",
        "title": "Moderation: rules, tone and second chances",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "followers-to-members-13",
        "title": "AI as assistant host: summaries and welcomes",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "followers-to-members-14",
        "title": "What AI should never do in your community",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "followers-to-members-15",
        "title": "Honest renewals and an easy exit",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "followers-to-members-16",
        "title": "Reading churn with kindness and arithmetic",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "followers-to-members-17",
        "title": "Project: open the doors to ten people",
        "minutes": 33,
        "required": true
      }
    ]
  },
  {
    "id": "4a9a492e-8013-568c-bfc9-79bf129d9a4c",
    "title": "Clear Audio, Cloned Responsibly: Podcasting with AI",
    "instructor": "Kenji Morisawa",
    "priceCents": 14900,
    "lessons": [
      {
        "slug": "podcasting-with-ai-01",
        "title": "A show people can describe to a friend",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-02",
        "title": "Listening to your room",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-03",
        "title": "Microphone distance, angle and level",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-04",
        "title": "Interviewing so that the edit is easy",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-05",
        "title": "Remote guests and backup recordings",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-06",
        "title": "Speech edits you cannot hear",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-07",
        "title": "Repairing noise without artifacts",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-08",
        "title": "Loudness, music beds and silence",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-09",
        "title": "What a cloned voice can and cannot do",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-10",
        "title": "Written consent for any synthetic voice",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-11",
        "title": "Disclosure listeners will hear",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-12",
        "title": "Corrections and pickups with your own voice",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-13",
        "title": "Show notes, links and chapters",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-14",
        "title": "Transcripts for everyone",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-15",
        "title": "Publishing, feeds and a sane schedule",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "podcasting-with-ai-16",
        "title": "Project: an episode you are proud to sign",
        "minutes": 28,
        "required": true
      }
    ]
  },
  {
    "id": "b09d600d-a8a3-5eb2-b22e-e249a0fdee2f",
    "title": "AI Ethics, Copyright and Disclosure for Creators",
    "instructor": "Joana Brandão",
    "priceCents": 9900,
    "lessons": [
      {
        "slug": "ethics-copyright-disclosure-01",
        "title": "Three questions before anything goes out",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-02",
        "title": "Copyright in plain words",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-03",
        "title": "Licenses, permissions and exceptions",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-04",
        "title": "Who owns what a model makes",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-05",
        "title": "Text: quotes, paraphrase and style",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-06",
        "title": "Images: likeness, brands and places",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-07",
        "title": "Voice and music: permission on paper",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-08",
        "title": "Training data and opting out",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-09",
        "title": "A disclosure line for each platform",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-10",
        "title": "Records: your rights folder",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-11",
        "title": "When somebody complains",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "ethics-copyright-disclosure-12",
        "title": "Project: clear one piece of work from start to finish",
        "minutes": 22,
        "required": true
      }
    ]
  },
  {
    "id": "3259aea9-982a-59ce-a7b3-b405f6a57b96",
    "title": "Build Your First AI Assistant with an API",
    "instructor": "Priya Raghunathan",
    "priceCents": 24900,
    "lessons": [
      {
        "slug": "first-ai-assistant-01",
        "title": "What you will build, and what it will refuse",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "first-ai-assistant-02",
        "title": "An empty folder, a key and a safe place for it",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "first-ai-assistant-03",
        "title": "Your first request and what comes back",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-ai-assistant-04",
        "title": "Messages, roles and the system prompt",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "first-ai-assistant-05",
        "title": "Streaming answers to the screen",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "first-ai-assistant-06",
        "title": "Errors, timeouts and retries with backoff",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "first-ai-assistant-07",
        "title": "Counting tokens and predicting cost",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "first-ai-assistant-08",
        "title": "Structured output you can validate",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "first-ai-assistant-09",
        "title": "Your first tool: looking something up",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "first-ai-assistant-10",
        "title": "Several tools and the choice between them",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-ai-assistant-11",
        "title": "The loop: think, act, check, stop",
        "minutes": 30,
        "required": true
      },
      {
        "slug": "first-ai-assistant-12",
        "title": "Permissions for tools that change things",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "first-ai-assistant-13",
        "title": "Prompt injection, demonstrated",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "first-ai-assistant-14",
        "title": "Short memory: trimming a conversation",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "first-ai-assistant-15",
        "title": "Long memory: saving and finding facts",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "first-ai-assistant-16",
        "title": "Letting users see and delete memory",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "first-ai-assistant-17",
        "title": "A test set for conversations",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-ai-assistant-18",
        "title": "Automatic grading, with an audit",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "first-ai-assistant-19",
        "title": "Running tests before every release",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "first-ai-assistant-20",
        "title": "An accessible chat page",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "first-ai-assistant-21",
        "title": "Logging without leaking",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "first-ai-assistant-22",
        "title": "A spending cap that really stops",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "first-ai-assistant-23",
        "title": "Deploying to a small server",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "first-ai-assistant-24",
        "title": "Watching it in the first week",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "first-ai-assistant-25",
        "title": "Swapping in a different model",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "first-ai-assistant-26",
        "title": "Project: release your assistant to five users",
        "minutes": 45,
        "required": true
      }
    ]
  },
  {
    "id": "c9002c2c-9937-5338-bb3e-7e825e30e71a",
    "title": "Spreadsheet Superpowers with AI",
    "instructor": "Tomasz Wielgosz",
    "priceCents": 4900,
    "lessons": [
      {
        "slug": "spreadsheet-superpowers-01",
        "title": "Tables first: one row, one thing",
        "minutes": 14,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-02",
        "title": "Asking for a formula in plain words",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-03",
        "title": "Checking a formula you did not write",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-04",
        "title": "Cleaning names, dates and numbers",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-05",
        "title": "Matching two lists that almost agree",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-06",
        "title": "Removing duplicates you can restore",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-07",
        "title": "Sorting comments into groups with AI",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-08",
        "title": "Private columns: what not to share",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-09",
        "title": "Charts that answer one question",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "spreadsheet-superpowers-10",
        "title": "Project: a one-page dashboard that updates itself",
        "minutes": 20,
        "required": true
      }
    ]
  },
  {
    "id": "e78c48d1-a142-5620-9681-28bf832d8306",
    "title": "Video Editing at Speed: Captions, Cuts and Clean-Up",
    "instructor": "Kenji Morisawa",
    "priceCents": 13900,
    "lessons": [
      {
        "slug": "editing-at-speed-01",
        "title": "Where editing time really goes",
        "minutes": 13,
        "required": true
      },
      {
        "slug": "editing-at-speed-02",
        "title": "Project folders and naming you set up once",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "editing-at-speed-03",
        "title": "Presets for import, audio and export",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "editing-at-speed-04",
        "title": "Ten keyboard shortcuts worth your fingers",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "editing-at-speed-05",
        "title": "Text-first cuts: select, strike, ripple",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "editing-at-speed-06",
        "title": "Silence removal that still breathes",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "editing-at-speed-07",
        "title": "Choosing the best take with AI help",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "editing-at-speed-08",
        "title": "Fine cuts by eye: rhythm, reaction, reveal",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "editing-at-speed-09",
        "title": "Captions in bulk, names first",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "editing-at-speed-10",
        "title": "Caption timing, breaks and reading speed",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "editing-at-speed-11",
        "title": "Translated captions and who checks them",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "editing-at-speed-12",
        "title": "A ten-minute sound pass",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "editing-at-speed-13",
        "title": "A ten-minute color pass",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "editing-at-speed-14",
        "title": "Versions, feedback and final checks",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "editing-at-speed-15",
        "title": "Project: cut your editing time on a real video",
        "minutes": 24,
        "required": true
      }
    ]
  },
  {
    "id": "69b97de8-731d-5b4b-93b5-3cc399c38568",
    "title": "Check the Machine: Spotting AI Mistakes Before You Publish",
    "instructor": "Amara Okonjo",
    "priceCents": 4900,
    "lessons": [
      {
        "slug": "check-the-machine-01",
        "title": "Why good writing hides bad facts",
        "minutes": 15,
        "required": true
      },
      {
        "slug": "check-the-machine-02",
        "title": "The three-source routine",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "check-the-machine-03",
        "title": "Invented quotes and phantom citations",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "check-the-machine-04",
        "title": "Numbers, units and impossible percentages",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "check-the-machine-05",
        "title": "Dates, names and places",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "check-the-machine-06",
        "title": "Looking closely at generated images",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "check-the-machine-07",
        "title": "Listening for synthetic audio",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "check-the-machine-08",
        "title": "When you cannot be sure",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "check-the-machine-09",
        "title": "Project: check one page before it goes live",
        "minutes": 24,
        "required": true
      }
    ]
  },
  {
    "id": "fc744c56-43ff-5381-81ad-b679fe7d1c71",
    "title": "Your Own Knowledge Base: Retrieval Without the Jargon",
    "instructor": "Priya Raghunathan",
    "priceCents": 21900,
    "lessons": [
      {
        "slug": "knowledge-base-rag-01",
        "title": "When a knowledge base helps and when search is enough",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-02",
        "title": "The whole pipeline on one sheet of paper",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-03",
        "title": "Choosing and cleaning your documents",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-04",
        "title": "Getting text out of PDFs, slides and scans",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-05",
        "title": "Splitting documents where meaning breaks",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-06",
        "title": "Titles, dates and tags for every piece",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-07",
        "title": "Choosing an embedding model",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-08",
        "title": "Storing vectors for a small collection",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-09",
        "title": "Keyword search, meaning search, both",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-10",
        "title": "How many pieces to retrieve",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-11",
        "title": "Re-ranking the shortlist",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-12",
        "title": "The answering prompt: only from evidence",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-13",
        "title": "Showing sources people can open",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-14",
        "title": "Refusing well when evidence is missing",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-15",
        "title": "Questions that need several documents",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-16",
        "title": "Building a test set from real questions",
        "minutes": 30,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-17",
        "title": "Measuring retrieval before you judge answers",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-18",
        "title": "Scoring answers for truth and usefulness",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-19",
        "title": "Updating, deleting and forgetting documents",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-20",
        "title": "Private documents and who may see what",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-21",
        "title": "What it costs to run each month",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "knowledge-base-rag-22",
        "title": "Project: answers from your own notes",
        "minutes": 40,
        "required": true
      }
    ]
  },
  {
    "id": "6d2a0783-4afd-5c3d-b69a-f38d746dc327",
    "title": "Sponsorships Without Selling Out",
    "instructor": "Yasmin El-Sayegh",
    "priceCents": 12900,
    "lessons": [
      {
        "slug": "sponsorships-01",
        "title": "What a sponsor pays for",
        "minutes": 14,
        "required": true
      },
      {
        "slug": "sponsorships-02",
        "title": "A fit test you can explain in public",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "sponsorships-03",
        "title": "Sponsors you will always refuse",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "sponsorships-04",
        "title": "Your real numbers, presented fairly",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "sponsorships-05",
        "title": "A media kit on two pages",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "sponsorships-06",
        "title": "A rate card from evidence",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "sponsorships-07",
        "title": "Pitching a sponsor by email",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "sponsorships-08",
        "title": "Briefs, approvals and creative control",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "sponsorships-09",
        "title": "Disclosure your readers notice",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "sponsorships-10",
        "title": "A report sponsors can use",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "sponsorships-11",
        "title": "Project: pitch two sponsors you respect",
        "minutes": 25,
        "required": true
      }
    ]
  },
  {
    "id": "00205e61-be6d-56bd-b441-5fed5973ad65",
    "title": "Consistent Characters: Illustration Series with Image Models",
    "instructor": "Leilani Kahale",
    "priceCents": 17900,
    "lessons": [
      {
        "slug": "consistent-characters-01",
        "title": "What consistency means in a picture series",
        "minutes": 16,
        "required": true
      },
      {
        "slug": "consistent-characters-02",
        "title": "A character sheet a model can follow",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "consistent-characters-03",
        "title": "Drawing or photographing your own references",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "consistent-characters-04",
        "title": "Turnarounds: front, side and three-quarter",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "consistent-characters-05",
        "title": "Reference images, seeds and what they control",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "consistent-characters-06",
        "title": "Training a small style adapter, or not",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "consistent-characters-07",
        "title": "Posing with sketches and depth guides",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "consistent-characters-08",
        "title": "Light that stays in the same place",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "consistent-characters-09",
        "title": "A palette for the whole series",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "consistent-characters-10",
        "title": "Clothes, props and continuity",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "consistent-characters-11",
        "title": "Two characters in one frame",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "consistent-characters-12",
        "title": "Backgrounds that belong together",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "consistent-characters-13",
        "title": "Repairing hands and edges",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "consistent-characters-14",
        "title": "Lettering and signs by hand",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "consistent-characters-15",
        "title": "Ink, grain and finishing on top",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "consistent-characters-16",
        "title": "Files for print: size, bleed and color",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "consistent-characters-17",
        "title": "Rights, credits and a making-of note",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "consistent-characters-18",
        "title": "Project: a six-page illustrated story",
        "minutes": 38,
        "required": true
      }
    ]
  },
  {
    "id": "207ddb0b-a281-50ee-be4c-afe96f04d86f",
    "title": "Numbers You Can Act On: Analytics for Creator Businesses",
    "instructor": "Linnea Sandqvist",
    "priceCents": 19900,
    "lessons": [
      {
        "slug": "analytics-for-creators-01",
        "title": "Decisions first, numbers second",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "analytics-for-creators-02",
        "title": "Five numbers for your stage",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "analytics-for-creators-03",
        "title": "Vanity, proxy and signal",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "analytics-for-creators-04",
        "title": "Where your data lives",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "analytics-for-creators-05",
        "title": "Consent and personal data",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "analytics-for-creators-06",
        "title": "Connecting sources without personal data",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "analytics-for-creators-07",
        "title": "Cleaning your sales history",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "analytics-for-creators-08",
        "title": "An honest funnel",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "analytics-for-creators-09",
        "title": "Cohorts: who stays and for how long",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "analytics-for-creators-10",
        "title": "What a customer is worth, roughly",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "analytics-for-creators-11",
        "title": "Small samples and honest uncertainty",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "analytics-for-creators-12",
        "title": "Designing one clean experiment",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "analytics-for-creators-13",
        "title": "Peeking, switching and cherry-picking",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "analytics-for-creators-14",
        "title": "When you cannot experiment",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "analytics-for-creators-15",
        "title": "Money: margin, cash and hours per sale",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "analytics-for-creators-16",
        "title": "A weekly report on one page",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "analytics-for-creators-17",
        "title": "Letting AI draft the summary",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "analytics-for-creators-18",
        "title": "Auditing the AI summary",
        "minutes": 18,
        "required": true
      },
      {
        "slug": "analytics-for-creators-19",
        "title": "Project: four weeks of decisions",
        "minutes": 33,
        "required": true
      }
    ]
  },
  {
    "id": "44634593-ac97-5939-adb0-4cbd35bd0676",
    "title": "The One-Person Agency: Systems, Contracts, Delivery",
    "instructor": "Dawit Tessema",
    "priceCents": 29900,
    "lessons": [
      {
        "slug": "one-person-agency-01",
        "title": "What a calm studio looks like",
        "minutes": 17,
        "required": true
      },
      {
        "slug": "one-person-agency-02",
        "title": "A year of work on one page",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "one-person-agency-03",
        "title": "Positioning: the work you want to be called for",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "one-person-agency-04",
        "title": "A pipeline with four stages",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "one-person-agency-05",
        "title": "Referrals you ask for properly",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "one-person-agency-06",
        "title": "Publishing that brings inquiries",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "one-person-agency-07",
        "title": "Feast and famine: a twelve-week forecast",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "one-person-agency-08",
        "title": "Qualifying in fifteen minutes",
        "minutes": 19,
        "required": true
      },
      {
        "slug": "one-person-agency-09",
        "title": "Saying no and leaving the door open",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "one-person-agency-10",
        "title": "Proposals with three options",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "one-person-agency-11",
        "title": "Pricing a project for profit",
        "minutes": 28,
        "required": true
      },
      {
        "slug": "one-person-agency-12",
        "title": "Retainers that stay healthy",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "one-person-agency-13",
        "title": "Raising rates with existing clients",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "one-person-agency-14",
        "title": "Contracts: the clauses that prevent arguments",
        "minutes": 29,
        "required": true
      },
      {
        "slug": "one-person-agency-15",
        "title": "Ownership, licenses and AI in the contract",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "one-person-agency-16",
        "title": "Deposits, milestones and late payment",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "one-person-agency-17",
        "title": "Kickoff: the first week of a project",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "one-person-agency-18",
        "title": "A delivery checklist short enough to follow",
        "minutes": 26,
        "required": true
      },
      {
        "slug": "one-person-agency-19",
        "title": "AI assistants in the delivery line",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "one-person-agency-20",
        "title": "Quality control before the client sees it",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "one-person-agency-21",
        "title": "Client updates in five sentences",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "one-person-agency-22",
        "title": "When the scope changes",
        "minutes": 20,
        "required": true
      },
      {
        "slug": "one-person-agency-23",
        "title": "Difficult conversations, rehearsed",
        "minutes": 27,
        "required": true
      },
      {
        "slug": "one-person-agency-24",
        "title": "Finding and testing freelancers",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "one-person-agency-25",
        "title": "Briefing help so it comes back right",
        "minutes": 25,
        "required": true
      },
      {
        "slug": "one-person-agency-26",
        "title": "Money rhythm: taxes, buffers and your salary",
        "minutes": 22,
        "required": true
      },
      {
        "slug": "one-person-agency-27",
        "title": "Security, backups and access you can revoke",
        "minutes": 21,
        "required": true
      },
      {
        "slug": "one-person-agency-28",
        "title": "Planning time off in a studio of one",
        "minutes": 23,
        "required": true
      },
      {
        "slug": "one-person-agency-29",
        "title": "A clean exit: pausing, selling or closing",
        "minutes": 24,
        "required": true
      },
      {
        "slug": "one-person-agency-30",
        "title": "Project: your studio handbook",
        "minutes": 41,
        "required": true
      }
    ]
  }
];
